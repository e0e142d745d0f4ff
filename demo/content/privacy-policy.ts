import { retention } from '#contract/retention.ts';

const { applicationMonths, talentPoolMonths, messageMonths, unconfirmedDays, unsubscribedDays, addressDays } =
  retention;

export const privacyPolicy = `<h2>Privacy policy</h2>
<p>This page says in plain words what we keep about you when you visit this site or write to us, why, and for how long.
The controller is Alvorim Group, Rua da Doca Velha 118, 4450-000 Matosinhos, Portugal.</p>
<h3>What is kept, and for how long</h3>
<ul>
<li><strong>Visits.</strong> We count how often each page is read on each day, and keep no record of who read it. Your IP
address is needed to answer you and to fend off abuse; where it is noted at all, it is deleted after
<strong>${addressDays} days</strong>.</li>
<li><strong>Messages.</strong> What you write in the contact form is stored and emailed to the people who answer it. We
delete it after <strong>${messageMonths} months</strong>.</li>
<li><strong>CVs.</strong> Your CV and what you enter beside it are read only by the people who fill the post. We delete
them <strong>${applicationMonths} months</strong> after the job closes; if it has no closing date, or you did not apply for
a particular job, ${applicationMonths} months after we received them. If you tick the box that lets us think of you for other jobs
too, it is <strong>${talentPoolMonths} months</strong>. You need not, and you may withdraw your consent at any time.</li>
<li><strong>Newsletter.</strong> We keep your address until you unsubscribe, and ${unsubscribedDays} days beyond; each
letter holds a link that does so with one click. An address that was never confirmed is deleted after
<strong>${unconfirmedDays} days</strong>.</li>
</ul>
<p>With what you send we record which version of this notice was shown at the form.</p>
<h3>What we do not do</h3>
<p>This site sets no cookies, counts no visitors by name and passes nothing to third parties. Films and maps come from other hosts; nothing is loaded from them until you press play or open the map. From then
on their own rules apply.</p>
<h3>Why we may</h3>
<p>Messages and applications are kept to answer you (Article 6(1)(b) and (f) of the General Data Protection Regulation),
CVs for other jobs and the newsletter because you agreed (6(1)(a)), and IP addresses because a site has to be defended
(6(1)(f)).</p>
<h3>Your rights</h3>
<p>You may ask what we hold about you, have it corrected or deleted, take it with you, or object. Write to
<a href="mailto:privacy@example.com">privacy@example.com</a>; we answer within two weeks. You may also complain to the
Portuguese data protection authority, the CNPD in Lisbon.</p>
<p><em>Last changed on 21 November 2026.</em></p>`;
