type TestimonialProps = {
  figure: string;
  measure: string;
  quote: string;
  name: string;
  position: string;
  large?: boolean;
};

export function Testimonial({ figure, measure, quote, name, position, large }: TestimonialProps) {
  return (
    <figure
      className={`flex h-full flex-col bg-surface ${large ? 'p-6 lg:p-10' : 'p-6 lg:px-8 lg:py-9'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span
          className={`font-mono font-medium tracking-[-0.04em] text-ink ${large ? 'text-[2.5rem] leading-12 lg:text-[3.5rem] lg:leading-16' : 'text-[1.5rem] leading-8'}`}
        >
          {figure}
        </span>
        <span className="text-[0.9375rem] leading-6 text-ink-3">{measure}</span>
      </p>
      <blockquote
        className={
          large
            ? 'mt-8 text-[1.375rem] leading-8 tracking-[-0.015em] text-ink lg:mt-auto lg:pt-16 lg:text-[1.75rem] lg:leading-10'
            : 'mt-4 text-ink'
        }
      >
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className={`text-[0.9375rem] leading-6 ${large ? 'mt-8' : 'mt-auto pt-5'}`}>
        <span className="font-medium text-ink">{name}</span>
        <span className="block text-ink-3">{position}</span>
      </figcaption>
    </figure>
  );
}
