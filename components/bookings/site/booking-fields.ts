import type { BookingFields } from '@/lib/bookings/schema';

/** Names of the visitor's fields, in the order of the form. */
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
