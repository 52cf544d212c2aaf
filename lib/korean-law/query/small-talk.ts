/**
 * How people put a question, as against what they ask about. Such words are rare in judgments, so an
 * engine that weighs by rarity would take them for the heart of the query.
 */
const words = [
  '어떻게|어떡하(?:죠|나요|지|면)|어떤가요|왜',
  '무엇(?:인가요|입니까|을|이)?|뭔가요|뭐가|뭐예요|뭘|뭐',
  '언제(?:까지|부터)?|얼마(?:나|까지)?',
  '알려\\s?(?:주세요|주십시오|줘)|도와\\s?주세요|부탁(?:드립니다|드려요)',
  '궁금(?:합니다|해요|한데)?|문의(?:드립니다|드려요)|질문(?:드립니다|드려요)',
  '싶(?:어요|습니다|은데요?)|않(?:아요|네요|습니다)',
  '혹시|그냥|너무|정말|진짜|제발|갑자기|아직도|계속',
  '저는|제가|저의|나는|내가|우리가|저희가|저희는',
  '그런데|근데|그래서|그러면|그럼',
  '방법(?:은|이|을)?|경우에는',
]
const endings = [
  '수\\s?(?:있|없)(?:나요|을까요|습니까|는지요?|어요|는데요?)',
  '해야\\s?(?:하나요|되나요|할까요|합니까|해요|하는지)',
  '(?:되|하|있|없|했|됐|받았|있었)나요|(?:한|인|된|건|은)가요',
  '인지요|일까요|입니까|될까요|할까요|는지요|됩니까|합니까|습니까',
  '(?:했|됐|당했|받았|않|있|없|하|되)는데요?',
  '해도\\s?되(?:나요|는지)|라고\\s?(?:하는데|해요|합니다)',
  '(?:했|됐|했었|당했|맞았|받았)(?:어요|습니다)|해요|돼요|줘요|이에요|예요',
]
const wholeWords = new RegExp(`(?<![가-힣])(?:${words.join('|')})(?![가-힣])`, 'g')
const wordEnds = new RegExp(`(?:${endings.join('|')})(?![가-힣])`, 'g')
const marks = /[?？!！.…~]+/g

/** A query without its small talk; the whole query again when nothing else is left. */
export function withoutSmallTalk(query: string): string {
  const rest = query
    .replace(marks, ' ')
    .replace(wordEnds, ' ')
    .replace(wholeWords, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return rest.length >= 2 ? rest : query
}
