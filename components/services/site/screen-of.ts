import type { ProductScreenId } from '@/components/marketing/product-screens/screens';

const screens: Record<string, ProductScreenId> = {
  'process-discovery': 'message',
  'workflow-automation': 'booking-tasks',
  'document-processing': 'checklist',
  'ai-assistants': 'reply',
  'systems-integration': 'retries',
  'reporting-and-forecasting': 'figures',
  'automation-operations': 'health',
  'team-training': 'playbook',
};

/** Returns the back-office screen that corresponds to the service with this slug, if there is a screenshot of it. */
export function screenOf(slug: string): ProductScreenId | undefined {
  return screens[slug];
}
