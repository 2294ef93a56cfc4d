import { zodResolver } from '@hookform/resolvers/zod';
import { bookingSchema } from '@/lib/bookings/schema';

/** Judges the form in the browser by the same schema as the server. */
export const bookingResolver = zodResolver(bookingSchema);
