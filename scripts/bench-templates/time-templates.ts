import { findingsOf } from '@/lib/templates/checks'
import { type DownloadFormat, downloadFormats } from '@/lib/templates/constants'
import { draftDocument } from '@/lib/templates/draft/draft-document'
import { completeAnswers } from '@/lib/templates/draft/scope'
import { exampleAnswers } from '@/lib/templates/example-answers'
import { questionsOf } from '@/lib/templates/questions'
import { readAnswers } from '@/lib/templates/read-answer'
import type { Template } from '@/lib/templates/types'
import { writeTemplateFile } from '@/lib/templates/write-file'

/** All that the form works out when a key is pressed, but for the drawing. */
function draftOnce(template: Template, typed: object): void {
  const { answers } = readAnswers(template, typed)
  const complete = completeAnswers(template, answers)
  draftDocument(template, answers)
  findingsOf(template, complete, '2026-11-28')
  questionsOf(template, answers)
}

/** The times of so many keys in a template whose every question is answered, in milliseconds. */
export function timeKeys(template: Template, keys: number): number[] {
  const typed = exampleAnswers(template)
  const [first] = template.fields
  return Array.from({ length: keys }, (_, no) => {
    const began = performance.now()
    draftOnce(template, first ? { ...typed, [first.id]: `홍길동${no}` } : typed)
    return performance.now() - began
  })
}

/** The time of writing a template's document in each format, in milliseconds. */
export async function timeExports(template: Template): Promise<Record<DownloadFormat, number>> {
  const { answers } = readAnswers(template, exampleAnswers(template))
  const document = draftDocument(template, answers)
  const times = { docx: 0, hwpx: 0, pdf: 0, md: 0 }
  for (const format of downloadFormats) {
    const began = performance.now()
    await writeTemplateFile(document, format)
    times[format] = performance.now() - began
  }
  return times
}
