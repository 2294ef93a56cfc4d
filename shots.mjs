import { chromium } from 'playwright';
import { execSync } from 'node:child_process';
const base='http://localhost:4100';
const exe=execSync('which chromium-headless-shell').toString().trim();
const b=await chromium.launch({executablePath:exe,args:['--no-sandbox']});
async function signed(email,area,opts){const c=await b.newContext({baseURL:base,...opts});const p=await c.newPage();await p.goto(`/${area}/login`);await p.getByLabel('Email').fill(email);await p.getByLabel('Password',{exact:true}).fill('demo-Passw0rd!');await p.getByRole('button',{name:/sign in/i}).click();await p.waitForURL(/dashboard/);return p;}
for (const [w,h,scheme] of [[1440,1000,'light'],[390,844,'dark']]){
 const o={viewport:{width:w,height:h},colorScheme:scheme};
 const l=await signed('leader@techlink.example','admin',o);
 for (const [n,u] of [['dash','/admin/dashboard'],['bookings','/admin/bookings'],['hosts','/admin/bookings/hosts'],['host','/admin/bookings/hosts?open=00000000-0000-4000-8000-000000000002'],['new','/admin/bookings?open=new']]){
  await l.goto(u);await l.waitForLoadState('networkidle');await l.screenshot({path:`/tmp/hosts-${n}-${w}.png`,fullPage:n!=='bookings'&&n!=='new'});}
 // move question
 await l.goto('/admin/bookings?q=Whitfield');await l.waitForLoadState('networkidle');
 await l.getByRole('link',{name:/Dana Whitfield/}).first().click();
 const d=l.getByRole('dialog').first();await d.getByRole('button',{name:'More'}).click();await l.getByRole('menuitem',{name:'Move to…'}).click();
 await l.waitForTimeout(800);
 const date=await d.getByLabel('Date').inputValue();
 await d.getByLabel('Time',{exact:true}).fill('10:30');
 await d.getByRole('button',{name:'Move…'}).click();await l.waitForTimeout(2500);
 await l.screenshot({path:`/tmp/hosts-move-${w}.png`});
 const m=await signed('member@techlink.example','member',o);await m.goto('/team/dashboard');await m.waitForLoadState('networkidle');await m.screenshot({path:`/tmp/hosts-team-${w}.png`,fullPage:true});
}
await b.close();
