import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { CitationPiece } from '@/lib/chat/parts/answer-parts'
import { Link } from '@/lib/i18n/navigation'

const sound: readonly string[] = ['verified', 'in-force']
/** Not wrong, only not to be seen from here. */
const open: readonly string[] = ['not-in-corpus', 'ambiguous', 'pending']

const isSound = ({ state }: CitationPiece) => sound.includes(state)

/** A citation within an answer: a link when it holds, otherwise with what is the matter with it. */
export function CitationView({ citation }: { citation: CitationPiece }) {
  const t = useTranslations('chat.message.citation')
  const { text, state, href } = citation
  if (isSound(citation) && href) {
    return (
      <span className="whitespace-normal">
        <Link href={href} className="link" lang="ko">
          {text}
        </Link>
        <Check size={14} className="ml-0.5 inline text-good" aria-hidden="true" />
        <span className="sr-only"> ({t(`state.${state}`)})</span>
      </span>
    )
  }
  const wrong = state === 'impossible' || state === 'repealed'
  return (
    <>
      <span lang="ko" className={wrong ? 'line-through decoration-danger' : undefined}>
        {text}
      </span>{' '}
      <Tag tone={open.includes(state) ? 'plain' : wrong ? 'danger' : 'warn'}>
        {t(`state.${state}`)}
      </Tag>
    </>
  )
}

/** Below an answer: what was wrong with its citations, and what they should say. */
export function CitationFindings({ citations }: { citations: readonly CitationPiece[] }) {
  const t = useTranslations('chat.message.citation')
  const doubtful = citations.filter((citation) => !isSound(citation))
  if (doubtful.length === 0) return null
  return (
    <div className="border-l-2 border-warn pl-3.5 text-sm">
      <p className="font-bold">{t('findings')}</p>
      <ul className="mt-1 space-y-1.5">
        {doubtful.map(({ text, state, candidates }) => (
          <li key={text}>
            <span lang="ko" className="font-medium">
              {text}
            </span>
            <span className="block text-soft">{t(`explain.${state}`)}</span>
            {candidates.map(({ label, href }) => (
              <Link key={href} href={href} className="link block w-fit" lang="ko">
                {label}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
