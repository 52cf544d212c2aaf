/**
 * One way of ending a sentence for the rules to read, whatever its writer's: polite (합니다, 해요, 하셔야), clipped
 * (함, 아니함), old (청구치 못한다), written together (안된다).
 */
const first = 0xac00
const finals = { n: 4, l: 8, m: 16, b: 17 } as const

/** The same syllable with another last consonant: 합 with ㄴ is 한. */
const withFinal = (syllable: string, final: keyof typeof finals): string => {
  const code = syllable.charCodeAt(0) - first
  return String.fromCharCode(first + code - (code % 28) + finals[final])
}
const finalOf = (syllable: string): number => {
  const code = syllable.charCodeAt(0) - first
  return code >= 0 && code < 11_172 ? code % 28 : -1
}

/** 없다, 같다, 했다 describe or are past; 받는다, 않는다 are done. */
const describes = /[있없겠같많좋옳싶]|[았었였했됐셨갔왔났섰졌렸겼녔봤냈췄줬뒀썼켰꼈]/

const polite = (text: string): string =>
  text
    .replace(/([가-힣])습니다(?![가-힣])/g, (_, stem: string) =>
      describes.test(stem) ? `${stem}다` : `${stem}는다`,
    )
    .replace(/입니다(?![가-힣])/g, '이다')
    .replace(/아닙니다(?![가-힣])/g, '아니다')
    .replace(/([가-힣])니다(?![가-힣])/g, (whole, stem: string) =>
      finalOf(stem) === finals.b ? `${withFinal(stem, 'n')}다` : whole,
    )

/** 하셔야, 내시면, 받으실: the same of somebody who is not honoured. */
const honoured: readonly (readonly [RegExp, string])[] = [
  [/하셔야/g, '하여야'],
  [/([가-힣])셔야/g, '$1야'],
  [/하신(?=[\s다])/g, '한'],
  [/하실(?=\s)/g, '할'],
  [/([받갚찾않얻있없잃])으시(?=면|고|며|는|거나|더라도|지|기|던)/g, '$1으'],
  [/([받갚찾않얻있없잃])으실(?=\s)/g, '$1을'],
  [/([받갚찾않얻있없잃])으신(?=\s)/g, '$1은'],
  [/(?<=[하내주오가나보쓰사두되지리기키우치드])시(?=면|고 |며|는 |거나|더라도|지 |기 |던)/g, ''],
  [/(?<=리 |미 |일 )내신/g, '낸'],
]

const honouredBefore = /([내주오가나보쓰두리키우치])실(?=\s?(?:수|때|경우))/g

/** 해요, 드려요, 메워요: the last syllable of talk, and what the same verb ends in when it is written. */
const talkEndings: Readonly<Record<string, string>> = {
  해: '한다',
  돼: '된다',
  줘: '준다',
  려: '린다',
  져: '진다',
  내: '낸다',
  까: '깐다',
  가: '간다',
  와: '온다',
  봐: '본다',
  써: '쓴다',
  워: '운다',
  켜: '킨다',
  겨: '긴다',
  쳐: '친다',
  꿔: '꾼다',
  춰: '춘다',
  빼: '뺀다',
  떼: '뗀다',
  대: '댄다',
  사: '산다',
  놔: '놓는다',
  둬: '둔다',
}
const written: readonly (readonly [RegExp, string])[] = [
  [/(?:이에요|예요)(?![가-힣])/g, '이다'],
  [/주세요(?![가-힣])/g, '준다'],
  [/지\s?마세요(?![가-힣])/g, '지 못한다'],
  [/하세요(?![가-힣])/g, '한다'],
  [/([없있같좋싫많])[아어]요(?![가-힣])/g, '$1다'],
  [/([받갚깎않찾얻갖맡닫묻막])[아어]요(?![가-힣])/g, '$1는다'],
  [/팔아요(?![가-힣])/g, '판다'],
  [/물어요(?![가-힣])/g, '문다'],
  [/(?<=[가-힣])(?:지요|죠)(?![가-힣])/g, '다'],
  [/못\s?해(?:요)?(?![가-힣])/g, '못한다'],
  [/안돼요?(?![가-힣])/g, '안 된다'],
]

const spoken = (text: string): string =>
  written
    .reduce((words, [ending, plain]) => words.replace(ending, plain), text)
    .replace(/([가-힣])게요(?![가-힣])/g, (whole, stem: string) =>
      finalOf(stem) === finals.l ? `${withFinal(stem, 'n')}다` : whole,
    )
    .replace(
      /([가-힣])요(?=\s*[.。,)!]|\s*$)/g,
      (whole, last: string) => talkEndings[last] ?? whole,
    )

/** 안된다, 못받는다: a denial that is written together with its verb. */
const together =
  /(?<![가-힣])(?:안(?=해|한다|하고|하며|하면|돼|되|된|줘|준|줄|갚|받|팔|나오|나온|돌려|빼|뺀|깎|바꾸|고쳐|써|쓴)|못(?=줘|준|내|낸|갚|받|팔|나오|나온|나가|돌려|빼|뺀|깎|바꾸|쓰|쓴))/g

/** 청구치 못한다, 요치 아니한다. */
const contracted = /(?<=[가-힣])치(?=\s?(?:아니|않|못)(?:하|한|는|으|을|고|기))/g

/** 함, 됨, 않음, 받음 where a sentence ends. */
const noun =
  /책임|보험|시험|위험|처음|다음|마음|이름|사람|모임|그림|임|현금|요금|임금|보증금|[가-힣]금/
const clipped = (text: string): string =>
  text
    .replace(/([가-힣])음(?=\s*[.。;)]?\s*$|,\s)/g, (whole, stem: string) =>
      describes.test(stem) ? `${stem}다` : /[않받갖얻맡찾갚묻]/.test(stem) ? `${stem}는다` : whole,
    )
    .replace(
      /([가-힣])([함됨])(?=,\s)/g,
      (_, before: string, last: string) => `${before}${withFinal(last, 'n')}다`,
    )
    .replace(/([가-힣]+)([가-힣])(?=\s*[.。;)]?\s*$)/g, (whole, before: string, last: string) =>
      finalOf(last) === finals.m && !noun.test(`${before.slice(-2)}${last}`)
        ? `${before}${withFinal(last, 'n')}다`
        : whole,
    )

/** A sentence in the one ending that rules are written in. */
export function inPlainEndings(sentence: string): string {
  let text = polite(sentence).replace(honouredBefore, (_, stem: string) => withFinal(stem, 'l'))
  for (const [ending, plain] of honoured) text = text.replace(ending, plain)
  text = spoken(text)
  return clipped(text.replace(together, '$& ').replace(contracted, '하지'))
}
