import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'

/** Problems that have words of their own; any other is a file that cannot be read. */
const known = [
  'noText',
  'noFields',
  'braces',
  'fieldName',
  'sectionOpen',
  'sectionEnd',
  'tooManyFields',
  'bodyTooLarge',
  'password',
  'busy',
  'format',
  'notRead',
  'empty',
  'tooLarge',
  'tooManyPages',
  'oldOffice',
] as const

/** What is wrong with a document, and where. */
export function SourceRefusal({ refused }: { refused: { problem: string; at: string } | null }) {
  const t = useTranslations('organizationTemplates.source')
  const problem = known.find((each) => each === refused?.problem) ?? 'broken'
  return (
    <div role="alert">
      {refused ? (
        <Notice tone="error">
          <p>{t(`problem.${problem}`, { at: refused.at })}</p>
        </Notice>
      ) : null}
    </div>
  )
}
