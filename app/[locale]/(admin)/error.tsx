'use client'

export { PageError as default } from '@/components/layout/errors/page-error'
