import { zodResolver } from '@hookform/resolvers/zod';
import { bookingSchema } from '@/lib/bookings/schema';

/** Validates the form in the browser with the server's schema. */
export const bookingResolver = zodResolver(bookingSchema);
