import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/overlay/dialog'
import { Spinner } from '@/components/ui/spinner'
import { listShares, revoke, share } from '@/lib/chat/conversations/actions'
import type { Share } from '@/lib/chat/conversations/schema'
import { ProblemLine } from './problem-line'
import { ShareLink } from './share-link'
import { useConversationAction } from './use-conversation-action'

type Given = {
  conversation: string
  /** Up to which answer; null for the last. */
  message: string | null
}

function ShareContent({ conversation, message }: Given) {
  const t = useTranslations('chatList.share')
  const [shares, setShares] = useState<Share[] | null>(null)
  const [said, setSaid] = useState('')
  const { act, busy, problem } = useConversationAction()

  useEffect(() => {
    let gone = false
    void listShares(conversation).then(
      (read) => {
        // Without the links there are, one can still be made.
        if (!gone) setShares(read.ok ? read.shares : [])
      },
      () => {
        if (!gone) setShares([])
      },
    )
    return () => {
      gone = true
    }
  }, [conversation])

  const make = () =>
    act(
      () => share({ conversation, message }),
      ({ share: made }) => {
        setSaid(t('made'))
        setShares((before) => [made, ...(before ?? []).filter(({ token }) => token !== made.token)])
      },
    )
  const end = (token: string) =>
    act(
      () => revoke(token),
      () => {
        setSaid(t('revoked'))
        setShares((before) => (before ?? []).filter((each) => each.token !== token))
      },
    )

  return (
    <div className="space-y-4 text-sm" aria-busy={busy || shares === null}>
      <ul className="list-disc space-y-1.5 pl-5">
        <li>{t('shows')}</li>
        <li>{t('hides')}</li>
        <li className="font-semibold text-warn">{t('personal')}</li>
        <li>{t('gone')}</li>
      </ul>
      {shares === null ? <Spinner label={t('loading')} /> : null}
      {shares && shares.length > 0 ? (
        <section aria-labelledby="share-links">
          <h3 id="share-links" className="font-bold">
            {t('links')}
          </h3>
          <ul className="mt-1 border-t border-line">
            {shares.map((each) => (
              <ShareLink
                key={each.token}
                share={each}
                busy={busy}
                onSay={setSaid}
                onRevoke={() => end(each.token)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <p role="status">{busy ? '' : said}</p>
      <ProblemLine text={problem} />
      <div className="flex justify-end">
        <button
          type="button"
          className={buttonClass(shares?.length ? 'quiet' : 'primary')}
          disabled={busy}
          onClick={make}
        >
          {busy ? <Spinner label={t('making')} className="size-4" /> : null}
          {t('make')}
        </button>
      </div>
    </div>
  )
}

/** What a link would show, the links there are, and one more. */
export function ShareDialog({
  open,
  onClose,
  ...given
}: Given & { open: boolean; onClose: () => void }) {
  const t = useTranslations('chatList')
  return (
    <Dialog open={open} title={t('share.title')} closeLabel={t('acts.close')} onClose={onClose}>
      <ShareContent {...given} />
    </Dialog>
  )
}
