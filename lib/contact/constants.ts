import { initialFormState } from '@/lib/form-state'

/** Spec 3, contact inquiry. */
export const inquiryTypes = [
  'general',
  'demo',
  'pricing',
  'technical',
  'partnership',
  'other',
] as const

export type InquiryType = (typeof inquiryTypes)[number]

/** The form's fields in the order in which they are asked, and errors listed. */
export const inquiryFields = [
  'name',
  'email',
  'phone',
  'company',
  'inquiryType',
  'subject',
  'message',
  'consent',
] as const

export type InquiryField = (typeof inquiryFields)[number]

/** What the database takes (supabase/migrations/…_contact.sql). */
export const inquiryLimits = {
  name: 100,
  email: 254,
  phone: 20,
  company: 100,
  subject: 150,
  message: 5000,
} as const

/** A field that no person sees: what fills it in is a program. */
export const honeypotField = 'second-subject'

export const emptyInquiryForm = { ...initialFormState, retryAfter: 0 }

/** Five messages in five minutes, from one address. */
export const inquiryRate = { name: 'inquiries', points: 5, seconds: 300 }

/** Confirmations to one mailbox: the writer may have typed somebody else's address. */
export const confirmationRate = { name: 'inquiryMails', points: 3, seconds: 10_800 }

/** What the form and the privacy policy promise: after three years an inquiry is deleted. */
export const inquiryRetentionYears = 3

export const inquiryStatuses = ['new', 'answered', 'closed'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

export const inquiriesPerPage = 25

/** What the database takes of an answer. */
export const maxReplyLength = 5000
