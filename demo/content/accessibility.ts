export const accessibility = `<h2>Accessibility</h2>
<p>Alvorim Group wants everyone to be able to use this site, with any device, browser or assistive technology.</p>
<h3>How accessible this site is</h3>
<p>We build and test against the <strong>Web Content Accessibility Guidelines (WCAG) 2.2, level AA</strong>. Every page is
checked by software with each release, and by people with a keyboard and a screen reader twice a year.</p>
<h3>What is not accessible yet</h3>
<ul>
<li>Some of our older data sheets are PDF files without tags. We send their content by email on request.</li>
<li>Maps come from another provider. The address and the way to our offices are also written on the
<a href="/contact">contact page</a>.</li>
</ul>
<h3>Tell us what stops you</h3>
<p>Write to <a href="mailto:hello@example.com">hello@example.com</a> or call +351 22 000 0100. Name the page and what you
wanted to do. We answer within ten working days.</p>
<h3>If our answer does not help</h3>
<p>You may complain to the Agência para a Modernização Administrativa in Lisbon, which watches over accessibility in
Portugal.</p>`;
