'use client'

import { createContext, useContext } from 'react'
import type { Assignment } from '@/lib/contracts/assignment/schema'

const AssignmentContext = createContext<Assignment | null>(null)

export const AssignmentProvider = AssignmentContext.Provider

/** Who works on the review that is shown; null where it is shared with no organisation. */
export const useAssignment = (): Assignment | null => useContext(AssignmentContext)
