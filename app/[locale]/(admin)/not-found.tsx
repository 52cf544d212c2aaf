export { NotFoundText as default } from '@/components/layout/errors/not-found-view'
