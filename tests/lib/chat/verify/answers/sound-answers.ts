import type { CitableSource } from '@/lib/chat/types'
import type { StarterPassages } from '@/tests/factories/starter-passages'

/** A sentence that its source carries. */
export type SoundAnswer = {
  language: 'ko' | 'en' | 'ja' | 'zh'
  text: string
  passages: CitableSource[]
}

export type Told = [law: string, no: string, text: string]

export const retold: Record<SoundAnswer['language'], Told[]> = {
  ko: [
    ['근로기준법', '26', '사용자가 해고하려면 적어도 30일 전에 알려야 합니다.'],
    [
      '근로기준법',
      '26',
      '30일 전에 알리지 않으면 30일분 이상의 통상임금을 해고예고수당으로 주어야 합니다.',
    ],
    ['근로기준법', '36', '근로자가 퇴직하면 사용자는 14일 안에 임금을 정산해야 합니다.'],
    ['근로기준법', '23', '정당한 이유 없이 근로자를 해고할 수 없습니다.'],
    ['민법', '766', '손해배상은 손해와 가해자를 안 날부터 3년 안에 청구해야 합니다.'],
    ['민법', '766', '불법행위를 한 날부터 10년 안에 손해배상을 청구해야 합니다.'],
    ['주택임대차보호법', '6', '묵시적으로 갱신된 임대차의 기간은 2년으로 봅니다.'],
    ['민법', '162', '채권은 10년간 행사하지 않으면 시효로 사라집니다.'],
    ['행정소송법', '20', '취소소송은 처분이 있음을 안 날부터 90일 안에 내야 합니다.'],
    ['형법', '347', '사기죄의 법정형은 20년 이하의 징역 또는 5,000만 원 이하의 벌금입니다.'],
  ],
  en: [
    [
      '근로기준법',
      '26',
      'An employer must give notice of dismissal at least 30 days in advance (근로기준법 제26조).',
    ],
    [
      '근로기준법',
      '26',
      'Where no notice of dismissal was given, the employer must pay ordinary wages of thirty days or more.',
    ],
    [
      '근로기준법',
      '36',
      'When a worker retires or dies, the employer must pay wages within 14 days.',
    ],
    ['근로기준법', '23', 'Dismissal without just cause is prohibited (근로기준법 제23조).'],
    [
      '민법',
      '766',
      'A claim for damages in tort must be brought within three years of learning of the damage and the perpetrator, and within ten years of the tort.',
    ],
    ['주택임대차보호법', '6', 'An implicitly renewed lease is deemed to have a term of two years.'],
    [
      '행정소송법',
      '20',
      'A revocation suit must be filed within 90 days of learning of the disposition.',
    ],
    [
      '민법',
      '1112',
      'The statutory reserve of lineal descendants and of the spouse is one-half of the statutory share of inheritance.',
    ],
    [
      '형법',
      '347',
      'Fraud is punishable by imprisonment of up to 20 years or a fine of up to 50 million won.',
    ],
    ['민법', '162', 'A claim that is not exercised for ten years is extinguished by prescription.'],
  ],
  ja: [
    [
      '근로기준법',
      '26',
      '使用者は解雇しようとするとき、少なくとも30日前に予告しなければなりません。',
    ],
    [
      '근로기준법',
      '36',
      '労働者が退職または死亡したときは、使用者は14日以内に賃金などを精算しなければなりません。',
    ],
    [
      '근로기준법',
      '23',
      '正当な理由のない解雇、休職、停職、減給は禁止されています（근로기준법 제23조）。',
    ],
    [
      '민법',
      '766',
      '不法行為による損害賠償は、損害と加害者を知った日から三年以内に請求しなければなりません。',
    ],
    ['주택임대차보호법', '6', '黙示的に更新された賃貸借の期間は2年とみなされます。'],
    ['행정소송법', '20', '取消訴訟は処分を知った日から90日以内に提起しなければなりません。'],
    ['민법', '162', '債権は10年間行使しないときは時効により消滅します。'],
    ['형법', '347', '詐欺罪の法定刑は20年以下の懲役または5000万ウォン以下の罰金です。'],
  ],
  zh: [
    ['근로기준법', '26', '解雇劳动者至少应提前30日预告。'],
    ['근로기준법', '36', '劳动者退职或者死亡时，使用者应在14日内支付工资。'],
    ['근로기준법', '23', '无正当理由的解雇被禁止（근로기준법 제23조）。'],
    ['민법', '766', '因侵权行为的损害赔偿，应自知道损害和加害人之日起三年内请求。'],
    ['주택임대차보호법', '6', '默示更新的租赁期间视为2年。'],
    ['행정소송법', '20', '撤销诉讼应自知道处分之日起90日内提起。'],
    ['민법', '162', '债权十年间不行使的，因时效而消灭。'],
    ['형법', '347', '诈骗罪的法定刑为20年以下徒刑或者5000万韩元以下罚金。'],
  ],
}

const firstSentence = (text: string) => /^.*?다(?:\([^)]*\))?\./.exec(text)?.[0] ?? text

/** Sentences told again by hand in four languages, and words of decisions and articles as they stand. */
export function soundAnswers(starter: StarterPassages, each: number): SoundAnswer[] {
  const told = Object.entries(retold).flatMap(([language, answers]) =>
    answers.map(([law, no, text]): SoundAnswer => {
      const passages = [{ ...starter.article(law, no), no: 1 }]
      return { language: language as SoundAnswer['language'], text: `${text}[1]`, passages }
    }),
  )
  const every = Math.floor(starter.decisions.length / each)
  const quoted = Array.from({ length: each }, (_, turn): SoundAnswer => {
    const decision = starter.decisions[turn * every] as StarterPassages['decisions'][number]
    const words = firstSentence(decision.gists[0] ?? '').replace(/\.$/, '')
    const text = `${decision.label}은 “${words}”라고 하였습니다.[1]`
    return { language: 'ko', text, passages: [{ ...decision, no: 1 }] }
  })
  const restated = starter.articles.slice(0, each).map((article): SoundAnswer => {
    const text = `${article.label}에 따르면 ${firstSentence(article.text)}[1]`
    return { language: 'ko', text, passages: [{ ...article, no: 1 }] }
  })
  return [...told, ...quoted, ...restated]
}
