/** What is agreed to before a card is registered: a box of its own each, none ticked beforehand. */
export const agreements = ['paid', 'automatic', 'provision'] as const
export type Agreement = (typeof agreements)[number]

/** Which wording of them; kept with each consent. Changes with the texts in messages/…/checkout.json. */
export const agreementsVersion = '2026-11-21'
