/** Functions of seats that are paid for. */
export const seatFunctions: Record<string, 'everyone' | 'signedIn' | 'nobody'> = {
  buy_seats: 'nobody',
  end_seats: 'nobody',
  end_seats_of_payer: 'nobody',
  read_organization_seats: 'signedIn',
  seats_declined: 'nobody',
  seats_due: 'nobody',
  seats_paid: 'nobody',
  set_next_seats: 'nobody',
}
