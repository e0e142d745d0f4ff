/** A text as Word for Windows puts it on the clipboard: styles, conditional comments, list bullets as text, empty lines. */
export const wordText = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/m/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
</head><body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<h1><span lang=EN-GB style='mso-ansi-language:EN-GB'>The new shed<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-GB style='font-size:12.0pt;color:red'>Sixty <b style='mso-bidi-font-weight:normal'>looms</b> more,
<i>run by</i> <span style='font-weight:700'>forty people</span>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>Yarn<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Ring spun</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Cloth</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>First</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span
style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Second</p>
<p class=MsoNormal>See <a href="https://example.com/mill" target="_self"><span style='color:blue'>the mill</span></a> or <a href="#_Toc12">above</a>.
<img width=100 height=50 src="file:///C:/Users/m/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" v:shapes="Bild1"></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=100 style='border:solid windowtext 1.0pt'><p class=MsoNormal>Count</p></td>
<td><p class=MsoNormal>Ne 30</p></td></tr></table>
<!--EndFragment--></body></html>`;

/** A text as Google Docs puts it on the clipboard: wrapped in a `b` element of normal weight, with weights as styles. */
export const docsText = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e">
<h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Opening hours</span></h1>
<p dir="ltr" style="line-height:1.38"><span style="font-weight:400">Open </span><span style="font-weight:700">daily</span><span style="font-style:italic"> from nine</span></p><br>
<ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>Monday</span></p></li></ul></b>`;
