/** Where messages to Savanna go. The one place to change it. */
export const supportAddress = 'support@savanna.test';
