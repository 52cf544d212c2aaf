import { type OrganizationRole, organizationRoles } from './constants'

// What the pages offer. The functions of the database decide again, behind a lock.

/** Whether somebody may invite people, name the organisation and see what was done in it. */
export const mayAdminister = (mine: OrganizationRole): boolean =>
  mine === 'owner' || mine === 'admin'

/** Whether somebody may change the role of a member, or remove them. */
export const mayManage = (mine: OrganizationRole, theirs: OrganizationRole): boolean =>
  mine === 'owner' || (mine === 'admin' && theirs !== 'owner')

/** The roles that somebody may give. */
export const rolesGivenBy = (mine: OrganizationRole): readonly OrganizationRole[] =>
  organizationRoles.filter((role) => mayManage(mine, role))

/** Whether somebody may pay for seats. */
export const mayPaySeats = (mine: OrganizationRole): boolean =>
  mine === 'owner' || mine === 'billing'

/** Whether somebody reads what is shared. */
export const mayRead = (mine: OrganizationRole): boolean => mine !== 'billing'

/** Whether somebody shares what they have saved. */
export const mayContribute = (mine: OrganizationRole): boolean =>
  mine === 'owner' || mine === 'admin' || mine === 'member'
