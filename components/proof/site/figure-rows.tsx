import type { ProofDay, ProofFigures } from '@/lib/proof/model';
import {
  latencyText,
  MIN_FOR_SHARE,
  periodText,
  SECONDS,
  shareText,
  sinceText,
  sum,
  totalOf,
} from '@/lib/proof/rules';
import { DayChart } from './day-chart';
import { FigureRow } from './figure-row';
import { GroupChart } from './group-chart';

const count = (value: number) => value.toLocaleString('en-US');
const n = (value: number) => `n = ${count(value)}`;

/** Values as a share of each day, so that the current day and days with a clock change are as high as the others. */
const shareOfDay = ({ beats, due }: ProofDay) =>
  due === 0 ? { value: 0 } : { value: beats / due, missing: 1 - beats / due };

/** The site's own figures of the last 30 days. */
export function FigureRows({ figures }: { figures: ProofFigures }) {
  const { days, tries, latency, bookings } = figures;
  const total = totalOf('total', days);
  const delivered = totalOf('delivered', days);
  const repeats = totalOf('repeats', days);
  const due = totalOf('due', days);
  const beats = totalOf('beats', days);
  const sent = sum(latency.buckets);
  const period = sinceText(figures) ?? periodText(figures);
  return (
    <div>
      <FigureRow
        id="delivered"
        name="of all events were delivered"
        value={shareText(delivered, total)}
        definition="An event is one message to one receiver: a booking, a registration, a task. It is delivered when the receiver has answered with success. Events that are still waiting or on hold count against us, in red."
        basis={`${n(total)} events · ${period}`}
      >
        <DayChart
          days={days}
          barOf={(day) => ({ value: day.delivered, missing: day.total - day.delivered })}
          label={`Events by day: ${count(delivered)} of ${count(total)} were delivered.`}
        />
      </FigureRow>
      <FigureRow
        id="first-try"
        name="of these arrived at the first attempt"
        value={shareText(tries.first, delivered)}
        definition="Receivers restart, time out and refuse. We try again, with longer and longer waits, and the receiver recognizes a repeat by its id. We count attempts; an event that is resent later keeps its first result."
        basis={`${n(delivered)} delivered events · ${period}`}
      >
        <GroupChart
          label="Delivered events by tries"
          groups={[
            { name: '1st try', count: tries.first },
            { name: '2nd', count: tries.second },
            { name: '3rd', count: tries.third },
            { name: 'later', count: tries.later },
          ]}
        />
      </FigureRow>
      <FigureRow
        id="latency"
        name={
          sent < MIN_FOR_SHARE
            ? 'bookings reached the receiver within ten seconds'
            : 'from a booking to its webhook; half are faster'
        }
        value={latencyText(latency)}
        definition="From storing a booking until the receiver responds successfully, including retries. With fewer than fifty there is no median."
        basis={`${n(sent)} bookings, ${latency.waiting} still wait · ${period}`}
      >
        <GroupChart
          label="Bookings by seconds until their webhook"
          unit="seconds"
          groups={SECONDS.map((name, group) => ({
            name,
            count: latency.buckets[group] ?? 0,
          }))}
        />
      </FigureRow>
      <FigureRow
        id="repeats"
        name={`repeated requests made ${bookings.second === 0 ? 'no second booking' : `${bookings.second} second bookings`}`}
        value={count(repeats)}
        definition="A visitor clicks twice, or a browser repeats a request that got no answer. Each form carries a key; a request with a known key gets the first booking as its answer. It is recorded when it happens."
        basis={`${n(bookings.total)} bookings · ${period}`}
      >
        <DayChart
          days={days}
          barOf={(day) => ({ value: day.repeats })}
          label={`Repeated requests by day: ${count(repeats)} in all.`}
        />
      </FigureRow>
      <FigureRow
        id="availability"
        name="of all minutes had a heartbeat"
        value={shareText(beats, due)}
        definition="Every minute a scheduler calls this site, and the site records it in its database. A minute without that record counts as unavailable, whatever the reason, including our own maintenance. It is measured from inside: trouble on the way between you and us is not in it."
        basis={`${n(due)} minutes, ${count(due - beats)} without · ${period}`}
      >
        <DayChart
          days={days}
          barOf={shareOfDay}
          label={`Minutes by day: ${count(beats)} of ${count(due)} had a heartbeat.`}
          fill="fill-low"
        />
      </FigureRow>
    </div>
  );
}
