import 'server-only'
import {
  describeArticle,
  describeDecision,
  type SourceDescription,
} from '@/lib/corpus/describe-source'
import type { SourceRef } from './schema'

export type DescribedSource = SourceRef & SourceDescription

/** What a source is called and where its page is, as the corpus has it; null when it holds none such. */
export async function describeSource({
  kind,
  reference,
}: SourceRef): Promise<DescribedSource | null> {
  const found =
    kind === 'decision' ? await describeDecision(reference) : await describeArticle(reference)
  return found && { kind, ...found }
}
