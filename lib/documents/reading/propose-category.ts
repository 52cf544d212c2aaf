import type { Category } from '@/lib/documents/constants'

type Proposed = Exclude<Category, 'others'>

/**
 * What papers are called, in the four languages. The order decides where a name has two of them: an opinion on
 * a contract is no contract.
 */
const paperNames: readonly (readonly [Proposed, RegExp])[] = [
  [
    'legal',
    /(?<![무구리])소장(?!품|님)|답변서|준비\s?서면|변론\s?요지|판결문|판결서|결정문|고발장|탄원서|진술서|내용\s?증명|항소|상고\s?이유|지급\s?명령|조정\s?조서|화해\s?조서|위임장|의견서|자문서|최고서|통보서|법률\s?검토|등기사항|등기부/,
  ],
  [
    'legal',
    /\b(?:complaint|petition|pleading|legal brief|judge?ment|court (?:order|decision)|affidavit|power of attorney|legal (?:opinion|notice)|demand letter|subpoena)\b/i,
  ],
  [
    'legal',
    /訴状|答弁書|準備書面|判決|内容証明|告訴状|陳述書|委任状|意見書|起诉状|答辩状|判决|律师函|授权委托书|上诉状|法律意见/,
  ],
  [
    'personal',
    /이력서|자기\s?소개서|주민등록|가족관계|혼인관계|기본증명|진단서|소견서|처방전|급여\s?명세|임금\s?명세|재직\s?증명|경력\s?증명|졸업\s?증명|성적\s?증명|통장\s?사본|여권|원천징수|보험\s?증권|건강\s?검진/,
  ],
  [
    'personal',
    /\b(?:resume|résumé|curriculum vitae|cv|passport|pay ?slip|medical (?:certificate|report)|diploma|academic transcript|birth certificate|marriage certificate)\b/i,
  ],
  [
    'personal',
    /履歴書|職務経歴書|住民票|戸籍|診断書|給与明細|在職証明|源泉徴収|简历|户口|诊断|工资单|在职证明|护照|毕业证/,
  ],
  ['contracts', /계약|약정서|협약서|협정서|합의서|각서|차용증|약관|확약서|동의서/],
  [
    'contracts',
    /\b(?:agreement|contract|lease|deed|nda|mou|memorandum of understanding|terms of (?:service|use)|promissory note)\b/i,
  ],
  ['contracts', /契約|協定書|覚書|合意書|誓約書|約款|借用書|合同|协议|契约|借条|备忘录/],
]

const nameOf = (text: string): Proposed | undefined =>
  paperNames.find(([, names]) => names.test(text))?.[0]

/** What a paper without a telling name is made of. */
const courtLine =
  /(?:청\s?구\s?취\s?지|신\s?청\s?취\s?지|공\s?소\s?사\s?실|범\s?죄\s?사\s?실|【\s*주\s*문\s*】|(?:법원|검찰청|경찰서)[^\n]{0,12}귀중\s*$)/m
const clauseStart = /^제\s?\d{1,3}\s?조/
const fewestClauses = 3

const titleLength = 120
const textLength = 20_000

/** A block as far as it tells what a paper is. */
type Line = { number: string | null; text: string }

/**
 * What category a document is proposed to be of: by its name, else its title, else what it is made of. It looks
 * at the beginning alone, so that a long document costs no more.
 */
export function proposeCategory(name: string, blocks: readonly Line[]): Category {
  const lines = blocks.filter(({ text }) => text.trim() !== '').slice(0, 400)
  const title = lines
    .slice(0, 2)
    .map(({ text }) => text)
    .join('\n')
    .slice(0, titleLength)
  const named = nameOf(name.normalize('NFC')) ?? nameOf(title)
  if (named) return named
  const text = lines
    .map(({ number, text: said }) => `${number ?? ''} ${said}`.trim())
    .join('\n')
    .slice(0, textLength)
  if (courtLine.test(text)) return 'legal'
  const clauses = text.split('\n').filter((line) => clauseStart.test(line)).length
  return clauses >= fewestClauses && text.includes('계약') ? 'contracts' : 'others'
}
