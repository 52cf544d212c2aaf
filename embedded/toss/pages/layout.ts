import { escapeHtml } from '@/lib/mail/escape-html'

/** Words in both languages of the stand-in's pages, Korean first. */
export const both = (ko: string, en: string): string =>
  `${escapeHtml(ko)} <span lang="en">${escapeHtml(en)}</span>`

/** For attributes and titles, which hold no elements. */
export const bothPlain = (ko: string, en: string): string => escapeHtml(`${ko} / ${en}`)

/** The site's own paper and ink, so that the window looks at home in front of it. */
const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fbfaf7, #161411); --sheet: light-dark(#f3f0e9, #1f1c18);
  --ink: light-dark(#1d1a16, #ebe6db); --soft: light-dark(#5a544a, #aca393); --line: light-dark(#ddd7ca, #3a352d);
  --strong: light-dark(#8c8475, #776e60); --seal: light-dark(#a92b1c, #f28b70); --on-seal: light-dark(#ffffff, #1d0f0a);
  --danger: light-dark(#9a1743, #f29bb0); --warn-sheet: light-dark(#f8efdc, #2f2412) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.65 -apple-system, "Segoe UI",
  "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", system-ui, sans-serif; font-variant-numeric: tabular-nums;
  word-break: keep-all; overflow-wrap: break-word }
main { max-width: 30rem; margin: 0 auto; padding: 1rem 1.25rem 2rem }
main.wide { max-width: 60rem }
h1 { font-size: 1.25rem; line-height: 1.35; margin: 1rem 0 .75rem }
h2 { font-size: 1rem; margin: 1.75rem 0 .5rem }
p { margin: .5rem 0 }
[lang=en] { color: var(--soft); font-size: .875em }
p > [lang=en] { display: block }
.error > [lang=en], .hint > [lang=en], .counts > [lang=en] { display: inline }
.notice [lang=en], button [lang=en] { color: inherit }
.notice { margin: 0; padding: .625rem .875rem; background: var(--warn-sheet); border-left: 3px solid currentColor }
.notice p { margin: 0 } .notice p + p { margin-top: .25rem }
.field { margin: .875rem 0 }
.row { display: grid; grid-template-columns: 1fr 1fr; grid-template-rows: repeat(4, auto); gap: 0 1rem }
.row > .field { display: grid; grid-template-rows: subgrid; grid-row: span 4; margin: 0 }
.row label { align-self: end } .row label > [lang=en] { display: block }
label, legend, .label { display: block; padding: 0; font-weight: 600 }
fieldset { border: 0; margin: .875rem 0; padding: 0; min-width: 0 }
.choice { display: flex; gap: .5rem; align-items: baseline; padding: .2rem 0; font-weight: 400 }
input[type=text], input[type=password] { width: 100%; margin-top: .25rem; padding: .5rem .625rem; font: inherit;
  color: inherit; background: var(--paper); border: 1px solid var(--strong); border-radius: 3px }
input[type=radio], input[type=checkbox] { accent-color: var(--seal); width: 1.05rem; height: 1.05rem; flex: none;
  transform: translateY(.15rem) }
[aria-invalid=true] { border-color: var(--danger) !important }
.error { color: var(--danger); margin: .25rem 0 0 } .error [lang=en] { color: inherit }
.hint { color: var(--soft); margin: .125rem 0 0; font-size: .875em }
.actions { display: flex; gap: .75rem; margin-top: 1.25rem }
button { font: inherit; color: inherit; background: none; border: 1px solid var(--strong); border-radius: 3px;
  padding: .5rem 1rem; cursor: pointer }
button.first { flex: 1; background: var(--seal); border-color: var(--seal); color: var(--on-seal); font-weight: 600 }
button.link { border: 0; padding: .25rem 0; color: var(--seal); text-decoration: underline; white-space: nowrap }
a { color: var(--seal) }
:focus-visible { outline: 2px solid var(--seal); outline-offset: 2px }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .875rem }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line) }
td.figure, th.figure { text-align: right; white-space: nowrap }
code { font-family: ui-monospace, monospace; font-size: .9em }
.wide td { white-space: nowrap } .wide td.text { white-space: normal; min-width: 12rem }
summary { cursor: pointer; font-weight: 600; margin-top: 1.5rem }
@media (max-width: 22rem) { .row { grid-template-columns: 1fr } }`

const NOTICE_KO = '실제 토스페이먼츠가 아니라 이 컴퓨터 안의 대역입니다. 돈은 오가지 않습니다.'
const NOTICE_EN = 'A stand-in on this computer, not the real Toss Payments. No money moves.'

export type PageOptions = {
  title: string
  body: string
  /** Said on top of every page, with more where it matters. */
  warning?: string
  script?: boolean
  wide?: boolean
}

export const htmlPage = ({ title, body, warning = '', script, wide }: PageOptions): string =>
  `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style>
${script ? '<script src="/card-window.js" defer></script>' : ''}</head>
<body><main${wide ? ' class="wide"' : ''}>
<div class="notice"><p>${both(NOTICE_KO, NOTICE_EN)}</p>${warning}</div>
${body}
</main></body></html>`

/** Nothing runs and nothing is loaded but what is named. */
const policy = (more: string[]): string =>
  ["default-src 'none'", "style-src 'unsafe-inline'", "base-uri 'none'", ...more].join('; ')

/** @param directives of the content security policy, beside those of every page */
export const htmlAnswer = (
  html: string,
  directives = ["frame-ancestors 'none'", "form-action 'none'"],
  status = 200,
): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(directives),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  })
