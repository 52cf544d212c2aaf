import { recognizeFacts } from '@/lib/contracts/facts/recognize-facts'
import { addReview } from '@/lib/contracts/reviews/mutations'
import type { SupabaseProcess } from '@/tests/embedded/supabase-process'
import { leaseText } from './contracts'

/** A review that has been made, with one finding of a built-in rule. @returns its id */
export async function makeReview(supabase: SupabaseProcess, { id }: { id: string }) {
  const facts = recognizeFacts(leaseText)
  const given = { title: '임대차', contract: leaseText, facts, remarks: [] }
  const added = await addReview(supabase.admin(), id, given)
  if (!added.ok) throw new Error(added.reason)
  const outline = JSON.stringify({ clauses: [], duties: [] })
  await supabase.sql`update contract_reviews set state = 'ready', outline = ${outline}::text::jsonb
    where id = ${added.id}`
  await supabase.sql`insert into contract_findings
      (review_id, user_id, no, identity, rule_id, kind, topic, severity, sides)
    values (${added.id}, ${id}, 1, 'x', 'rule', 'void', 'renewal-waiver', 'high', '{signer,neutral}')`
  return added.id
}
