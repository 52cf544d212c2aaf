import { markedRanges } from '@/components/ui/marked-ranges'

/** A text of a document with what answers to the question marked. */
export function MarkedText({ text, marks }: { text: string; marks: [number, number][] }) {
  return <span className="whitespace-pre-line break-words">{markedRanges(text, marks)}</span>
}
