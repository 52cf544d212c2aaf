/** Companies that issue cards; keys of `issuers` in messages/…/billing.json. */
export type Issuer =
  | 'bc'
  | 'citi'
  | 'gwangju'
  | 'hana'
  | 'hyundai'
  | 'ibk'
  | 'jeju'
  | 'jeonbuk'
  | 'kakao'
  | 'kb'
  | 'kbank'
  | 'kdb'
  | 'lotte'
  | 'mg'
  | 'nh'
  | 'post'
  | 'samsung'
  | 'savings'
  | 'shinhan'
  | 'shinhyup'
  | 'suhyup'
  | 'toss'
  | 'woori'

/** By the provider's code. */
export const issuers: Partial<Record<string, Issuer>> = {
  '11': 'kb',
  '15': 'kakao',
  '21': 'hana',
  '24': 'toss',
  '30': 'kdb',
  '31': 'bc',
  '33': 'woori',
  '34': 'suhyup',
  '35': 'jeonbuk',
  '36': 'citi',
  '37': 'post',
  '38': 'mg',
  '39': 'savings',
  '3A': 'kbank',
  '3K': 'ibk',
  '41': 'shinhan',
  '42': 'jeju',
  '46': 'gwangju',
  '51': 'samsung',
  '61': 'hyundai',
  '62': 'shinhyup',
  '71': 'lotte',
  '91': 'nh',
  W1: 'woori',
}
