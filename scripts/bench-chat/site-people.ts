import { entitlements } from '@/lib/entitlements'
import {
  makePerson,
  type Person,
  removePeople,
  serviceOf,
  stackOf,
} from '@/scripts/bench/activity-people'

export type People = { next: () => Promise<Person>; remove: () => Promise<void> }

/** Questions that one account may ask in a day; limits are not what is measured. */
export const questionsOfOne = entitlements.free.questionsADay

/** Accounts made for the run, and taken away with all they asked at its end. */
export function benchPeople(data: string): People {
  const stack = stackOf(data)
  const made: Person[] = []
  return {
    async next() {
      const person = await makePerson(stack)
      made.push(person)
      return person
    },
    remove: () => removePeople(serviceOf(stack), made),
  }
}
