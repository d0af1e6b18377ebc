import { maxAmount, minAmount } from '../../../shared/pricing/quote';
import { z } from '../../../shared/schema';

const message = `Enter a whole number from ${minAmount} to ${maxAmount}`;

/** The amount as typed into a number field: an empty field is NaN. */
export const amountSchema = z.object({
  amount: z
    .number(message)
    .check(
      z.refine(
        (value) => Number.isInteger(value) && value >= minAmount && value <= maxAmount,
        message,
      ),
    ),
});
