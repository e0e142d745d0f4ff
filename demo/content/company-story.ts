export const aboutUs = `<h2>Eight works, one house</h2>
<p>Alvorim takes its name from <em>alvor</em>, the first light of the day, which is when the early shift starts in
Guimarães. We are a group of eight companies owned by the Sarmento family (64 percent) and by the people who work here
(36 percent, through a trust founded in 2009). No share is traded, and three quarters of each year's profit stays in the
works.</p>
<p>Each company is run by its own manager and answers for its own quality. What they share is what is better shared: a
laboratory, a purchasing desk, a training school, a sales office for exports and, since 2015, a forwarding company with
its own berth at the port of Leixões.</p>
<h3>The group in figures, 2025</h3>
<ul>
<li><strong>3,140 people</strong> of 41 nationalities at nine sites</li>
<li><strong>412 million euros</strong> of turnover, 71 percent of it exported</li>
<li><strong>1,460 customers</strong>, 530 of whom have been buying for more than ten years</li>
<li><strong>186 apprentices</strong>, and nine in ten of them stay</li>
</ul>
<h3>How we work with customers</h3>
<p>An order is looked after by one person from the first question to the last carton. Samples of stock goods leave
within two working days; samples made to order take eight. A complaint is answered by a colleague who was in the works that
day, not by a form.</p>
<p>You are welcome to come and look. We show visitors round on Thursdays, and the
<a href="/contact">export office</a> arranges the rest.</p>`;

export const history = `<h2>Forty years in ten dates</h2>
<p>In the spring of 1986 a cotton mill on the Selho in Guimarães had been shut for two years. Helena Sarmento, then a
textile engineer of 31, leased it with a loan from the savings bank and the help of 38 former spinners. They started
4,800 second-hand spindles on <strong>6 October 1986</strong>, and the first eleven tonnes of yarn went to a knitter in
Barcelos.</p>
<h3>From yarn to cloth</h3>
<ul>
<li><strong>1986:</strong> Alvorim Spinning starts with 38 people.</li>
<li><strong>1991:</strong> forty rapier looms are set up in Vila Nova de Famalicão: Alvorim Weaving.</li>
<li><strong>1997:</strong> the group buys the Salgado Tile Works in Aveiro out of insolvency and keeps all 164 jobs.</li>
<li><strong>2001:</strong> Lima Sackworks joins, and with it bags of jute and paper.</li>
</ul>
<h3>From one town to a coast</h3>
<ul>
<li><strong>2004:</strong> Foz Tinworks in Matosinhos, supplier of the sardine canneries since 1938.</li>
<li><strong>2008:</strong> Pinhal Glass; the furnace is rebuilt in the middle of the financial crisis.</li>
<li><strong>2012:</strong> Vouga Pipe Systems in Águeda, nine extrusion lines.</li>
<li><strong>2015:</strong> Quayline Logistics moves into the old cold store at Leixões.</li>
<li><strong>2019:</strong> one laboratory for the whole group opens beside the first mill.</li>
<li><strong>2024:</strong> solar roofs on all nine sites, 9.6 megawatts in all.</li>
</ul>
<p>Of the 38 people of the first day, two still work here. Rosa Machado runs the combing room, and Helena Sarmento chairs
the board. The first ring frame, number 7, stands in the entrance hall and is started every 6 October.</p>`;
