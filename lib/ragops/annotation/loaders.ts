import 'server-only'
import { notFound } from 'next/navigation'
import { requireAccess } from '@/lib/auth/loaders'
import { readOrganization, readOwnOrganizations } from '@/lib/organizations/data'
import { mayAdminister, mayContribute, mayRead } from '@/lib/organizations/role-rights'
import type { OwnOrganization } from '@/lib/organizations/schema'
import { firstText, readPage } from '@/lib/page-params'
import { readDatasets } from '@/lib/ragops/datasets/data'
import type { DatasetRow } from '@/lib/ragops/datasets/schema'
import { userClient } from '@/lib/supabase/clients'
import { type Agreement, agreementIn } from './agreement'
import { annotationPath, type ItemState, queuePath, reviewPath } from './constants'
import { readFigures, readQueue, readQueueItems, readQueues } from './data'
import { takeItem } from './mutations'
import type { Queue, QueueItem, TakenItem } from './schema'

type Params = Record<string, string | string[] | undefined>

/** The queues of the organisations that somebody is in. Leads a visitor to the log-in. */
export async function loadQueues(): Promise<{
  organizations: OwnOrganization[]
  queues: Queue[]
}> {
  const user = await requireAccess('annotation', annotationPath)
  const db = await userClient()
  const [organizations, queues] = await Promise.all([
    readOwnOrganizations(db, user.id),
    readQueues(db),
  ])
  return { organizations: organizations.filter(({ role }) => mayRead(role)), queues }
}

/** The queues into which somebody may put something: what a trace offers. */
export async function loadOpenQueues(): Promise<Queue[]> {
  const { organizations, queues } = await loadQueues()
  const open = new Set(organizations.flatMap(({ id, role }) => (mayContribute(role) ? [id] : [])))
  return queues.filter(({ organization_id }) => open.has(organization_id))
}

export type ShownQueue = {
  queue: Queue
  organization: string
  items: QueueItem[]
  total: number
  page: number
  states: Partial<Record<ItemState, number>>
  people: { id: string; name: string; said: number }[]
  agreement: { verdicts: Agreement; passages: Agreement }
  mayReview: boolean
  mayEnd: boolean
  /** One's own, into which what is finished may go. */
  datasets: DatasetRow[]
}

/** A queue with how far it is; one of another organisation is not found. */
export async function loadQueue(id: string, params: Params): Promise<ShownQueue> {
  const user = await requireAccess('annotation', queuePath(id))
  const db = await userClient()
  const queue = await readQueue(db, id)
  if (!queue) notFound()
  const page = readPage(firstText(params.page))
  const [organization, figures, { items, total }, datasets] = await Promise.all([
    readOrganization(db, queue.organization_id),
    readFigures(db, id),
    readQueueItems(db, id, page),
    readDatasets(db),
  ])
  if (!organization || !figures) notFound()
  const { role, members } = organization
  return {
    ...{ queue, organization: organization.name, items, total, page, datasets },
    states: figures.states,
    people: figures.people.map(({ id: person, said }) => ({
      ...{ id: person, said },
      name: members.find(({ id: member }) => member === person)?.email ?? '',
    })),
    agreement: agreementIn(figures.pairs),
    mayReview: mayContribute(role),
    mayEnd: mayAdminister(role) || (queue.user_id === user.id && mayContribute(role)),
  }
}

/** The item that somebody has before them; null when nothing waits for them. */
export async function loadReview(id: string): Promise<{ queue: Queue; item: TakenItem | null }> {
  const user = await requireAccess('annotation', reviewPath(id))
  const db = await userClient()
  const queue = await readQueue(db, id)
  if (!queue) notFound()
  const own = await readOwnOrganizations(db, user.id)
  const role = own.find(({ id: organization }) => organization === queue.organization_id)?.role
  if (!role || !mayContribute(role)) notFound()
  const taken = await takeItem(db, id)
  return { queue, item: taken.ok ? taken.item : null }
}
