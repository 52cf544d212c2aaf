import type { AppLocale } from '@/lib/i18n/routing'
import { factTable } from './fact-table'
import { type Fact, listsOf } from './field-table'
import { legalTerms } from './legal-terms'
import type { Intake, IntakeEvent } from './schema'
import type { ConsultationWords } from './types'
import { byTime, formatWhen } from './when'

type Told = { intake: Intake; t: ConsultationWords; locale: AppLocale }

/** Items of a list that stand in a sentence. */
const joint: Record<AppLocale, { items: string; parts: string }> = {
  ko: { items: ', ', parts: '; ' },
  en: { items: ', ', parts: '; ' },
  ja: { items: '、', parts: '；' },
  zh: { items: '、', parts: '；' },
}

/** A person's own words end as a sentence does. */
const ended = (text: string, locale: AppLocale) =>
  /[.!?。！？…]$/.test(text) ? text : `${text}${locale === 'ja' || locale === 'zh' ? '。' : '.'}`

export function sayEventTime({ on, unsure }: IntakeEvent, { t, locale }: Omit<Told, 'intake'>) {
  if (on === null) return t('question.someTime')
  const when = formatWhen(on, locale)
  return unsure ? t('question.unsure', { when }) : when
}

/** An answer to a question of the field in words. */
export function sayFact(fact: Fact, value: string, { t, locale }: Omit<Told, 'intake'>): string {
  const form = factTable[fact]
  if (value === 'unsure') return t('certainty.unsure')
  switch (form.kind) {
    case 'yesno':
      return t(value === 'yes' ? 'certainty.yes' : 'certainty.no')
    case 'choice': {
      const option = form.options.find((each) => each === value)
      return option ? t(`options.${option}`) : value
    }
    case 'month':
      return formatWhen(value, locale)
    case 'amount':
      return t('question.amount', { amount: Number(value) })
    case 'line':
      return value
  }
}

/** A unit behind a label belongs to the form alone: 보증금(원) → 보증금. */
const bare = (name: string) => name.replace(/\s*[（(][^（()）]*[)）]\s*$/, '')

/** Facts that were answered, in the order in which the field asks for them. */
export function answeredFacts({
  field,
  facts,
}: Pick<Intake, 'field' | 'facts'>): { fact: Fact; value: string }[] {
  return listsOf(field).facts.flatMap((fact) => {
    const value = facts[fact]
    return value ? [{ fact, value }] : []
  })
}

/** The sentences of the question; the higher `worth`, the later it is left out. */
function sentencesOf(told: Told): { text: string; worth: number }[] {
  const { intake, t, locale } = told
  const { items, parts } = joint[locale]
  const role = t(`roles.${intake.role}`)
  const say = (worth: number, text: string | false) => (text ? [{ text, worth }] : [])
  const events = [...intake.events]
    .sort(byTime)
    .map((event) => `${sayEventTime(event, told)} ${event.text}`)
  const facts = answeredFacts(intake)
    .filter(({ value }) => value !== 'unsure')
    .map(({ fact, value }) => `${bare(t(`facts.${fact}.name`))}: ${sayFact(fact, value, told)}`)
  const done = [
    ...intake.done.filter((deed) => deed !== 'nothingYet').map((deed) => t(`deeds.${deed}`)),
    ...(intake.doneText ? [intake.doneText] : []),
  ]
  const { on, text: deadlineText } = intake.deadline
  return [
    ...say(
      9,
      t('question.about', { wants: intake.wants.map((want) => t(`wants.${want}`)).join(items) }),
    ),
    ...say(9, t('question.terms', { terms: legalTerms(intake.field, intake.wants).join(', ') })),
    ...say(
      8,
      intake.other === 'unknown'
        ? t('question.otherUnknown', { role })
        : t('question.parties', { role, other: t(`roles.${intake.other}`) }),
    ),
    ...say(10, ended(intake.what, locale)),
    ...say(7, intake.wantText !== '' && ended(intake.wantText, locale)),
    ...say(6, events.length > 0 && t('question.events', { events: events.join(parts) })),
    ...say(5, facts.length > 0 && t('question.facts', { facts: facts.join(parts) })),
    ...say(3, intake.people !== '' && t('question.people', { people: intake.people })),
    ...say(2, done.length > 0 && t('question.done', { done: done.join(items) })),
    ...say(
      1,
      intake.papers.length > 0 &&
        t('question.papers', {
          papers: intake.papers.map((paper) => t(`papers.${paper}`)).join(items),
        }),
    ),
    ...say(
      4,
      on !== null &&
        t('question.deadline', { when: formatWhen(on, locale), text: deadlineText }).replace(
          / ([.。])$/,
          '$1',
        ),
    ),
    ...say(9, t('question.ask')),
  ]
}

/** A text that stops at the end of a sentence, or else of a word, within a length. */
function clip(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, Math.max(0, most - 1))
  const sentence = Math.max(...['. ', '。', '! ', '? ', '\n'].map((end) => cut.lastIndexOf(end)))
  if (sentence > most / 2) return cut.slice(0, sentence + 1).trimEnd()
  const space = cut.lastIndexOf(' ')
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}

/**
 * Makes one question of an intake: sentences of the person's language, with the Korean terms by which
 * the law knows the matter. What does not fit is left out from the least worth on; the account itself
 * is only shortened when nothing else is left to leave out.
 */
export function intakeQuestion(
  intake: Intake,
  words: { t: ConsultationWords; locale: AppLocale },
  most: number,
): { text: string; cut: boolean } {
  const sentences = sentencesOf({ intake, ...words })
  const join = (kept: typeof sentences) => kept.map(({ text }) => text).join(' ')
  let kept = sentences
  for (const worth of [1, 2, 3, 4, 5, 6, 7]) {
    if (join(kept).length <= most) break
    kept = kept.filter((sentence) => sentence.worth !== worth)
  }
  const over = join(kept).length - most
  if (over > 0) {
    kept = kept.map((sentence) =>
      sentence.worth === 10
        ? { ...sentence, text: clip(sentence.text, sentence.text.length - over) }
        : sentence,
    )
  }
  return { text: join(kept), cut: kept.length < sentences.length || over > 0 }
}
