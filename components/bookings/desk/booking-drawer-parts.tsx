'use client';

import dynamic from 'next/dynamic';
import { untilLoaded } from '@/components/ui/until-loaded';

/*
 * The parts of the drawer, whose code loads when one is shown. A page would load that of all its parts at once.
 */
export const BookingSteps = dynamic(() =>
  untilLoaded(() => import('./booking-steps')).then((part) => part.BookingSteps),
);
export const ChooseHost = dynamic(() =>
  untilLoaded(() => import('@/components/bookings/hosts/choose-host')).then(
    (part) => part.ChooseHost,
  ),
);
export const EditBooking = dynamic(() =>
  untilLoaded(() => import('./edit-booking')).then((part) => part.EditBooking),
);
export const NewBookingForm = dynamic(() =>
  untilLoaded(() => import('./new-booking-form')).then((part) => part.NewBookingForm),
);
export const SendNotes = dynamic(() =>
  untilLoaded(() => import('./send-notes')).then((part) => part.SendNotes),
);

/** Loads the code of all parts, before the first drawer opens. */
export const loadDrawerParts = () =>
  Promise.all([
    import('./booking-steps'),
    import('@/components/bookings/hosts/choose-host'),
    import('./edit-booking'),
    import('./new-booking-form'),
    import('./send-notes'),
  ]);
