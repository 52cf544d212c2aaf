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

export type OutboxSms = {
  id: string
  recipient: string
  sender: string
  body: string
  sent: string
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; padding: 1rem 0 }
h1 { font-size: 1.4rem } h2 { font-size: 1.05rem; margin: 0 }
p { margin: 0; opacity: .8 }
nav { display: flex; gap: 1.2rem; margin: .5rem 0 1rem }
nav [aria-current] { color: inherit; font-weight: 700; text-decoration: none }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
iframe { width: 100%; height: 24rem; border: 1px solid; background: #fff }`

/** Links of our own stack can be followed; everything else stays text. */
const linked = (text: string) =>
  escapeHtml(text).replace(/\bhttps?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

const mailRow = ({ id, recipient, replyTo, subject, body, html, sent }: OutboxMail) => `
<article id="mail-${id}">
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}${replyTo ? ` · Reply to ${escapeHtml(replyTo)}` : ''} · ${escapeHtml(sent)}</p>
<pre>${linked(body)}</pre>
<details><summary>As HTML</summary><iframe sandbox loading="lazy" title="As HTML" srcdoc="${escapeHtml(html)}"></iframe></details>
</article>`

const smsRow = ({ id, recipient, sender, body, sent }: OutboxSms) => `
<article id="sms-${id}">
<h2>To ${escapeHtml(recipient)}</h2>
<p>From ${escapeHtml(sender)} · ${escapeHtml(sent)}</p>
<pre>${escapeHtml(body)}</pre>
</article>`

const lists = [
  { list: 'mail', name: 'Mail', href: '/outbox' },
  { list: 'sms', name: 'Text messages', href: '/outbox?list=sms' },
]

const tab = (shown: string) =>
  lists
    .map(
      ({ list, name, href }) =>
        `<a href="${href}"${list === shown ? ' aria-current="page"' : ''}>${name}</a>`,
    )
    .join(' ')

/** What the embedded stack has sent: a stand-in for the mailboxes and phones of the people it wrote to. */
export function outboxPage(
  shown: { list: 'mail'; mails: OutboxMail[] } | { list: 'sms'; texts: OutboxSms[] },
): string {
  const rows = shown.list === 'mail' ? shown.mails.map(mailRow) : shown.texts.map(smsRow)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Outbox</title><style>${STYLE}</style></head>
<body><h1>Outbox</h1>
<nav aria-label="Lists">${tab(shown.list)}</nav>
<p>What this embedded stack has sent, newest first. None of it has left the machine.</p>
${rows.length > 0 ? rows.join('') : '<p>Nothing has been sent yet.</p>'}
</body></html>`
}
