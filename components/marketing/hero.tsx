import { ButtonLink } from '@/components/ui/button-link';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { WorkflowGraph } from './workflow-graph';

export function Hero() {
  return (
    <div className="page-width grid gap-x-6 pt-6 pb-6 md:grid-cols-12 md:pt-10 md:pb-10 lg:pt-12 lg:pb-12">
      {/* A fixed offset. If it were centred, it would move when the graph loads late. */}
      <div className="md:col-span-7 md:pr-6 lg:pt-12 lg:pr-10">
        <p className="label text-ink-3">{brand.tagline}</p>
        <h1 className="mt-3 max-w-[9em] text-display md:mt-5">Automations that scale</h1>
        <p className="mt-4 max-w-measure text-lead md:mt-6">
          We map the work your team repeats, build the automation and the AI that takes it over, and
          run it with you. People stay in charge of what matters.
        </p>
        <div className="own-step mt-5 flex flex-wrap gap-3 md:mt-7">
          <ButtonLink href={paths.booking} size="lg">
            Get Started
          </ButtonLink>
          <ButtonLink href={paths.services} size="lg" variant="secondary">
            Explore Services
          </ButtonLink>
        </div>
      </div>
      <div className="max-md:hidden md:col-span-5 lg:ml-auto lg:w-[25rem]">
        <WorkflowGraph />
      </div>
    </div>
  );
}
