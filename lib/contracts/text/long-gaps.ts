/** No form leaves more room, and what reads contracts would look at every place of it again and again. */
const longestGap = 200

/** A text in which no gap between words is longer than anybody leaves. */
export const withoutLongGaps = (text: string): string =>
  text.replace(/[^\S\n]{200,}/g, (gap) => gap.slice(0, longestGap))
