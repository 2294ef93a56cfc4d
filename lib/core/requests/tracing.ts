import 'server-only';
import { registerOTel } from '@vercel/otel';
import { withoutSecrets } from '@/lib/core/secret-patterns';

/** The part of a finished span that identifies the request. */
type NamedSpan = { name: string; attributes: Record<string, unknown> };

/** Removes query strings, tokens and email addresses from the name and attributes of a span. */
export function redactSpan(span: NamedSpan): void {
  Object.assign(span, { name: withoutSecrets(span.name) });
  for (const [key, value] of Object.entries(span.attributes)) {
    if (typeof value === 'string') span.attributes[key] = withoutSecrets(value);
  }
}

/** Starts sending traces to OTEL_EXPORTER_OTLP_ENDPOINT. */
export function startTracing(): void {
  registerOTel({
    serviceName: process.env.OTEL_SERVICE_NAME ?? 'tech-link',
    spanProcessors: [
      // Must come before the exporter's own processor, which follows.
      {
        onStart: () => {},
        onEnd: redactSpan,
        forceFlush: async () => {},
        shutdown: async () => {},
      },
      'auto',
    ],
  });
}
