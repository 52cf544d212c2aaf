export const webhookEvents = [
  'alert.created',
  'experiment.finished',
  'gates.decided',
  'dataset.stale',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export const disabledReasons = ['owner', 'gone', 'failing'] as const
export const messageStates = ['waiting', 'delivered', 'failed'] as const

export const webhooksPath = '/settings/webhooks'
export const webhookPath = (id: string) => `${webhooksPath}/${id}`

/** As the tables hold it. */
export const mostWebhooks = 10
export const longestAddress = 500
export const messagesAPage = 30
export const messageKeptDays = 90
