import { expect, it, vi } from 'vitest';
import { applicationMail } from './mail';

const jobs = vi.hoisted((): { known: { title: string } | null } => ({
  known: { title: 'Automation engineer' },
}));
vi.mock('@/lib/careers/data', () => ({ readJobDraft: async () => jobs.known }));

const application = {
  id: '2d9e4b70-0c41-4b6f-9d6c-3f7a1e5b8c33',
  jobId: '7a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  firstName: 'Alan',
  cvName: 'perlis.pdf',
};

it('the confirmation contains the job, the CV and the next steps', async () => {
  const mail = await applicationMail('application.received', application);
  expect(mail.subject).toBe('We have received your application as Automation engineer');
  expect(mail.text).toContain('Thank you, Alan.');
  expect(mail.text).toContain('Your CV (perlis.pdf) is stored privately');
  expect(mail.text).toContain('What happens next, and when:');
});

it('throws for another topic and for a deleted job', async () => {
  await expect(applicationMail('application.other', application)).rejects.toThrow(
    'There is no email',
  );
  jobs.known = null;
  await expect(applicationMail('application.received', application)).rejects.toThrow(
    'no longer exists',
  );
});
