/** On the page about the maintenance, which stands at whatever address was asked for. */
export const maintenancePageId = 'maintenance'
