/**
 * What a question says around what it asks about: endings, and words that any question may have. In a few
 * documents these are rarer than the subject, so that weighing by rarity would take them for the heart of it.
 */
const endings =
  /(?<=[가-힣]{2})(?:이라는|라는|다는|다고|라고|하려면|려면|하자는|하라는|하기로|했던|하던|하는|하고|해서|하면|했다|한다|된다|되는|되나|하나|이나|이랑|랑|에서는|에서|에게|까지|부터|으로|로|한|된|할|될|던|은|는|이|가|을|를|의|에|도|만|과|와|인)(?![가-힣])/g
const words =
  /(?<![가-힣])(?:누가|누구|누구의|누구에게|어디|어디서|어디로|어느|몇|언제|얼마|얼마나|뭐|무슨|무엇|것|거|게|때|관련|관련된|대한|관한|대해|대하여|있는|없는|있던|있나|없나|있다|없다|적힌|쓰인|나온|나오는|나와|들어간|되어|하나|한|하는|해야|되나|된|하지|말라는|주는|받는|쓰는|쓰나|찾아|보여|그|이|저|내|제|우리|및|등|또는|그리고|했던|하던|같은|걸|건|좀|다시|이번|그때|지난|문서|파일|자료|내용|사람|일|안)(?![가-힣])/g
const englishWords =
  /(?<!\p{L})(?:the|a|an|of|for|to|in|on|at|by|with|and|or|is|are|was|were|be|do|does|did|how|what|when|where|who|which|why|much|many|can|should|must|i|we|my|our|me|it|this|that|from|about|there|have|has|please|find|show|document|file)(?!\p{L})/giu

/** The ranges of a question that say little, in no order. */
export function weakRangesIn(text: string): [number, number][] {
  return [endings, words, englishWords].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): [number, number] => [
      match.index,
      match.index + match[0].length,
    ]),
  )
}
