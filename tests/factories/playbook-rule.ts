/** What somebody types for a rule: rent may not rise by more than five per cent. */
export const typedRule = {
  rule: '',
  locale: 'ko',
  title: '증액 상한',
  kind: 'number',
  words: '증액',
  unit: 'percent',
  direction: 'above',
  limit: '5',
  severity: 'high',
  preferred: '증액은 5%를 넘지 못한다.',
  fallback: '7%까지',
  approver: '법무팀장',
}
