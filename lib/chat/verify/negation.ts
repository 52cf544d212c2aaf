import type { ClaimLanguage } from './claim-terms'

/** What denies, and what looks like it: `하지 않으면 안 된다` and なければならない oblige. */
const words: Record<ClaimLanguage, { no: RegExp; not: RegExp }> = {
  ko: {
    not: /않으면\s?안|아니하면\s?아니|아니면\s?아니|없으면\s?안|못지\s?않|뿐만?\s?아니라|에\s?불구하고/g,
    no: /않|못|없|아니(?=하|한|할|다|되|된|며|고|므|라고)|아닌|아닙|아님|금지|무효|불가(?!피|분)|(?<![가-힣])안\s?(?=되|된|됩|돼)|말아야/g,
  },
  en: {
    not: /\bnot only\b|\bno later than\b|\bnot later than\b|\bno less than\b|\bnot less than\b|\bno more than\b|\bnot more than\b/gi,
    no: /\b(?:not|no|never|cannot|without|nor|neither|unless|void|invalid|prohibit(?:s|ed)?|forbid(?:s|den)?)\b|n['’]t\b/gi,
  },
  ja: {
    not: /なければ(?:なりません|ならない|いけません|いけない)|ねばならない|だけで(?:は)?なく|のみならず/g,
    no: /ない|なかっ|なく|なければ|ません|ずに|無効|禁止|なしに/g,
  },
  zh: {
    not: /不得不|不仅|不但|不动产|不法|不当得利|不足|不服|未成年|无论/g,
    no: /不|没有|未|无|無|禁止/g,
  },
}

/** How often a text says no; an even number says yes. */
export function negations(text: string, language: ClaimLanguage): number {
  const { no, not } = words[language]
  return text.replace(not, ' ').match(no)?.length ?? 0
}
