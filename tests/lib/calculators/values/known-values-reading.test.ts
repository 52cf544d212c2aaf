/** @jest-environment node */
import { forgetKnownValues, readKnownValues } from '@/lib/calculators/data'
import { shippedValues } from '@/lib/calculators/values/known-values'
import { setLogLevel } from '@/lib/log'
import type { Db } from '@/lib/supabase/types'

afterEach(forgetKnownValues)

it('without a database the figures of the site hold', async () => {
  setLogLevel('off')
  const nothing = (): Db => {
    throw new Error('no Supabase is set')
  }
  expect(await readKnownValues(nothing)).toEqual(shippedValues)
})
