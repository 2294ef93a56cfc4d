import type { BookingFields } from '@/lib/bookings/schema';

/** The fields that the visitor fills in, in their order. */
export const BOOKING_FIELDS = [
  'date',
  'time',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'message',
] as const satisfies readonly (keyof BookingFields)[];

export const BOOKING_LABELS: Record<keyof BookingFields, string> = {
  date: 'Day',
  time: 'Time',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  message: 'What would you like to automate?',
};

export type BookingErrors = Partial<Record<keyof BookingFields, string>>;
