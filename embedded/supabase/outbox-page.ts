import { escapeHtml } from '@/lib/mail/escape-html'

export type OutboxMail = {
  id: string
  recipient: string
  replyTo: string | null
  subject: string
  body: string
  html: string
  sent: string
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; padding: 1rem 0 }
h1 { font-size: 1.4rem } h2 { font-size: 1.05rem; margin: 0 }
p { margin: 0; opacity: .8 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
iframe { width: 100%; height: 24rem; border: 1px solid; background: #fff }`

/** Links of our own stack can be followed; everything else stays text. */
const linked = (text: string) =>
  escapeHtml(text).replace(/\bhttps?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

const row = ({ id, recipient, replyTo, subject, body, html, sent }: OutboxMail) => `
<article id="mail-${id}">
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}${replyTo ? ` · Reply to ${escapeHtml(replyTo)}` : ''} · ${escapeHtml(sent)}</p>
<pre>${linked(body)}</pre>
<details><summary>As HTML</summary><iframe sandbox loading="lazy" title="As HTML" srcdoc="${escapeHtml(html)}"></iframe></details>
</article>`

/** What the embedded stack has sent: a stand-in for the mailboxes of the people it wrote to. */
export const outboxPage = (mails: OutboxMail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Outbox</title><style>${STYLE}</style></head>
<body><h1>Outbox</h1>
<p>Mail of this embedded stack, newest first. None of it has left the machine.</p>
${mails.length > 0 ? mails.map(row).join('') : '<p>Nothing has been sent yet.</p>'}
</body></html>`
