import 'server-only'
import { notFound } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { cache } from 'react'
import { z } from 'zod'
import { requireAccess } from '@/lib/auth/loaders'
import { explain, explainedTopics } from '@/lib/contracts/explanations/explanations'
import { reviewPath } from '@/lib/contracts/reviews/constants'
import { readReviews } from '@/lib/contracts/reviews/data'
import { readOrganization, readOwnOrganizations } from '@/lib/organizations/data'
import { mayAdminister, mayContribute, mayRead } from '@/lib/organizations/role-rights'
import { userClient } from '@/lib/supabase/clients'
import type { UserDb } from '@/lib/supabase/types'
import { playbookPath } from './constants'
import { readPlaybook, readPlaybooks, readRuns, readVersions } from './data'
import type { Playbook, PlaybookOrganization, PlaybookRun, PlaybookVersion } from './schema'

export type ListedPlaybook = Pick<Playbook, 'id' | 'name'> & {
  organization: string
  rules: number
  /** The number of the newest version; null: nothing is published. */
  version: number | null
}

export type OwnPlaybooks = {
  organizations: PlaybookOrganization[]
  playbooks: ListedPlaybook[]
}

/** The playbooks of the organisations that somebody is in. */
export async function loadPlaybooks(): Promise<OwnPlaybooks> {
  const user = await requireAccess('playbooks')
  const db = await userClient()
  const [organizations, playbooks, versions] = await Promise.all([
    readOwnOrganizations(db, user.id),
    readPlaybooks(db),
    readVersions(db),
  ])
  return {
    organizations: organizations.filter(({ role }) => mayRead(role)),
    playbooks: playbooks.map(({ id, name, organization_id: organization, rules }) => ({
      id,
      name,
      organization,
      rules: rules.length,
      version: versions.find(({ playbook_id }) => playbook_id === id)?.no ?? null,
    })),
  }
}

export type Topic = { topic: string; name: string }
export type ListedRun = PlaybookRun & {
  /** Of whoever ran it; null of somebody who has left. */
  email: string | null
}

export type LoadedPlaybook = {
  playbook: Playbook
  organization: PlaybookOrganization
  mayEdit: boolean
  mayUse: boolean
  versions: PlaybookVersion[]
  runs: ListedRun[]
  /** Of one's own: what the rules can be tried on. */
  reviews: { id: string; title: string }[]
  topics: Topic[]
}

/** The topics of the built-in rules in the reader's language, by name. */
function topicsIn(locale: Parameters<typeof explain>[0]): Topic[] {
  const named = explainedTopics.map((topic) => ({
    topic,
    name: explain(locale, topic)?.name ?? explain('ko', topic)?.name ?? topic,
  }))
  return named.sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** One playbook with its versions and runs; for whoever is not in its organisation there is none. */
export const loadPlaybook = cache(async (id: string): Promise<LoadedPlaybook> => {
  const user = await requireAccess('playbooks', playbookPath(id))
  const db = await userClient()
  const playbook = z.uuid().safeParse(id).success ? await readPlaybook(db, id) : null
  const organization = playbook ? await readOrganization(db, playbook.organization_id) : null
  if (!playbook || !organization) notFound()
  const { role, members } = organization
  const mayUse = mayContribute(role)
  const [versions, runs, reviews, locale] = await Promise.all([
    readVersions(db, id),
    readRuns(db, { playbook: id }),
    mayUse ? readReviews(db, user.id) : [],
    getLocale(),
  ])
  return {
    playbook,
    organization: { id: organization.id, name: organization.name, role },
    mayEdit: mayAdminister(role),
    mayUse,
    versions,
    runs: runs.map((run) => ({
      ...run,
      // A review is its owner's alone.
      review_id: run.user_id === user.id ? run.review_id : null,
      email: members.find((member) => member.id === run.user_id)?.email ?? null,
    })),
    reviews: reviews
      .filter(({ state }) => state === 'ready')
      .map(({ id: review, title }) => ({ id: review, title })),
    topics: topicsIn(locale),
  }
})

export type ReviewPlaybooks = {
  /** The newest version of each playbook that one may run. */
  versions: { id: string; name: string; no: number }[]
  runs: PlaybookRun[]
}

/** The newest version of each playbook that somebody may run. */
export async function loadUsableVersions(
  db: UserDb,
  user: string,
): Promise<ReviewPlaybooks['versions']> {
  const [organizations, playbooks, versions] = await Promise.all([
    readOwnOrganizations(db, user),
    readPlaybooks(db),
    readVersions(db),
  ])
  const usable = new Set(
    organizations.filter(({ role }) => mayContribute(role)).map(({ id }) => id),
  )
  return playbooks.flatMap(({ id, organization_id: organization }) => {
    const newest = versions.find(({ playbook_id }) => playbook_id === id)
    return newest && usable.has(organization)
      ? [{ id: newest.id, name: newest.name, no: newest.no }]
      : []
  })
}

/** What can be run on a review, and what was. */
export async function loadReviewPlaybooks(review: string): Promise<ReviewPlaybooks> {
  const user = await requireAccess('contractReviews', reviewPath(review))
  const db = await userClient()
  const [versions, runs] = await Promise.all([
    loadUsableVersions(db, user.id),
    readRuns(db, { review }),
  ])
  return { versions, runs }
}
