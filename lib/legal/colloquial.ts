import { withoutSmallTalk } from './lay-phrasing'

/**
 * A query in spoken Korean, parted into what it is about and how it is told. Verbs of a story (안 갚아요,
 * 써놨어요) are rare in judgments, so an engine that weighs by rarity would follow them and not the nouns.
 */
export interface Telling {
  /** Whether this is spoken language at all; titles and issues as courts put them are not. */
  spoken: boolean
  /** Nouns and all else that names something. */
  about: string
  /** Inflected verbs of the story. */
  verbs: string
}

/** 요 ends a sentence, save in a few nouns (필요, 중요, 강요). */
const spokenEnding = /[가-힣](?:(?<![필중주수개강동소긴민])요|니다|니까|는데|은데|인데|던데|더니)$/

/** Verbs inside a spoken sentence; in written Korean such endings are as often part of a noun. */
const verbEnding =
  /(?:는데도?|은데|던데|더니|려고|려면|다가|라고|라는데|다는데|다고|니까|[아어해]서|으?면|지만|[았었했됐렸겼졌쳤켰왔갔났]고|아도|어도|지도|[았었했됐렸겼졌]던|기만|하게|[가-힣]{2}려는데)$/

/** A noun with 하다 or 되다 behind it: the noun stays. */
const verbOfNoun =
  /^([가-힣]{2,})(?:당했|당하|당해|시켰|시키|시켜|받았|했|됐|되|된|하|해|돼|한|할|될)(?:었)?(?:어|는|은|던|더|라|려|다|지|면|나|고|서|까|대|래|네|죠|요|니|습|ㅂ|도)[가-힣]*$/
const nounCopula = /^([가-힣]{2,}?)(?:인데|인가|이에|예요|이라|였는|였어|였던)[가-힣]*$/

/** Said in every story, and about nothing. */
const fillers =
  /(?<![가-힣])(?:안|못|더|다|잘|막|꼭|또|좀|제(?!\s*\d)|내|저|저를|저를?한테|저에게|나한테|우리|저희|지금도?|지금은|많이|많아서|너무|매일|자꾸|먼저|다시|그대로|마음대로|몰래|이제|이미|아예|있는|없이|있는데|없는데|게|것|건|거|받을|한다고|하라고|달라고|그러면|이럴|때|수)(?![가-힣])/g

/** Particles; the shorter ones also end nouns (나이, 평가, 도로), so they need a longer one before them. */
const particle =
  /(?:(?<=[가-힣]{2})(?:[은는을를만]|에서|에게|한테|께서|으로|까지|부터|이랑|랑)|(?<=[가-힣]{3})[이가에도로의])$/

export function tellingOf(query: string): Telling {
  const words = query.split(/[\s?？!！.…~,]+/).filter((word) => word !== '')
  const spoken = words.some((word) => spokenEnding.test(word))
  if (!spoken) return { spoken, about: withoutSmallTalk(query), verbs: '' }
  const about: string[] = []
  const verbs: string[] = []
  for (const word of words) {
    const noun = verbOfNoun.exec(word)?.[1] ?? nounCopula.exec(word)?.[1]
    if (noun) about.push(noun)
    else if (spokenEnding.test(word) || verbEnding.test(word)) verbs.push(word)
    else about.push(word.replace(particle, ''))
  }
  return {
    spoken,
    about: withoutSmallTalk(about.join(' ')).replace(fillers, ' ').trim(),
    verbs: withoutSmallTalk(verbs.join(' ')),
  }
}
