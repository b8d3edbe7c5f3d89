ALTER TABLE "unit_of_measure" DROP CONSTRAINT "unit_of_measure_kind";--> statement-breakpoint
ALTER TABLE "unit_of_measure" ADD CONSTRAINT "unit_of_measure_kind" CHECK ("unit_of_measure"."kind" in ('area', 'volume', 'length', 'count', 'weight', 'time', 'power', 'apparent_power', 'flow', 'percent', 'money', 'lump_sum'));--> statement-breakpoint
ALTER TABLE "tenant" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cost_group_definition" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cost_group" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_counter" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Companies that are there already get the further standard formats, unless a format of theirs goes by the name.
INSERT INTO "cost_group_definition" ("tenant_id", "id", "name", "short_name", "is_standard", "is_estimates_only")
SELECT t.id, coalesce((SELECT c."last" FROM "tenant_counter" c
      WHERE c."tenant_id" = t.id AND c."name" = 'cost_group_definition'), (t.id - 1) * 1000000)
    + row_number() OVER (PARTITION BY t.id ORDER BY v.name), v.name, v.short_name, true, true
FROM "tenant" t CROSS JOIN (VALUES ('UF20', 'UniFormat 2020'), ('UF1', 'UniFormat I')) AS v (short_name, name)
WHERE EXISTS (SELECT FROM "cost_group_definition" d WHERE d."tenant_id" = t.id AND d."is_standard")
  AND NOT EXISTS (SELECT FROM "cost_group_definition" d WHERE d."tenant_id" = t.id
    AND (lower(d."name") = lower(v.name) OR lower(d."short_name") = lower(v.short_name)));--> statement-breakpoint
INSERT INTO "cost_group" ("tenant_id", "id", "definition_id", "div_code", "name", "position")
SELECT d."tenant_id", coalesce((SELECT c."last" FROM "tenant_counter" c
      WHERE c."tenant_id" = d."tenant_id" AND c."name" = 'cost_group'), (d."tenant_id" - 1) * 1000000)
    + row_number() OVER (PARTITION BY d."tenant_id" ORDER BY d."id", v.position), d."id", v.code, v.name, v.position
FROM "cost_group_definition" d JOIN (VALUES
('UF20',0,'A','Substructure'),
('UF20',1,'A10','Foundations'),
('UF20',2,'A20','Subgrade Enclosures'),
('UF20',3,'A40','Slabs-on-Grade'),
('UF20',4,'A60','Water and Gas Mitigation'),
('UF20',5,'A90','Substructure Related Activities'),
('UF20',6,'B','Shell'),
('UF20',7,'B10','Superstructure'),
('UF20',8,'B20','Exterior Vertical Enclosures'),
('UF20',9,'B30','Exterior Horizontal Enclosures'),
('UF20',10,'C','Interiors'),
('UF20',11,'C10','Interior Construction'),
('UF20',12,'C20','Interior Finishes'),
('UF20',13,'D','Services'),
('UF20',14,'D10','Conveying'),
('UF20',15,'D20','Plumbing'),
('UF20',16,'D30','Heating, Ventilation, and Air Conditioning (HVAC)'),
('UF20',17,'D40','Fire Protection'),
('UF20',18,'D50','Electrical'),
('UF20',19,'D60','Communications'),
('UF20',20,'D70','Electronic Safety and Security'),
('UF20',21,'D80','Integrated Automation'),
('UF20',22,'E','Equipment and Furnishings'),
('UF20',23,'E10','Equipment'),
('UF20',24,'E20','Furnishings'),
('UF20',25,'F','Special Construction and Demolition'),
('UF20',26,'F10','Special Construction'),
('UF20',27,'F20','Facility Remediation'),
('UF20',28,'F30','Demolition'),
('UF20',29,'G','Sitework'),
('UF20',30,'G10','Site Preparation'),
('UF20',31,'G20','Site Improvements'),
('UF20',32,'G30','Liquid and Gas Site Utilities'),
('UF20',33,'G40','Electrical Site Improvements'),
('UF20',34,'G50','Site Communications'),
('UF20',35,'G90','Miscellaneous Site Construction'),
('UF20',36,'Z','General'),
('UF20',37,'Z10','General Requirements'),
('UF20',38,'Z70','Taxes, Permits, Insurance and Bonds'),
('UF20',39,'Z90','Fees and Contingencies'),
('UF1',0,'01','Foundations'),
('UF1',1,'011','Standard Foundations'),
('UF1',2,'012','Special Foundation Conditions'),
('UF1',3,'02','Substructure'),
('UF1',4,'021','Slab on Grade'),
('UF1',5,'022','Basement Excavation'),
('UF1',6,'023','Basement Walls'),
('UF1',7,'03','Superstructure'),
('UF1',8,'031','Floor Construction'),
('UF1',9,'032','Roof Construction'),
('UF1',10,'033','Stair Construction'),
('UF1',11,'04','Exterior Closure'),
('UF1',12,'041','Exterior Walls'),
('UF1',13,'042','Exterior Doors and Windows'),
('UF1',14,'05','Roofing'),
('UF1',15,'06','Interior Construction'),
('UF1',16,'061','Partitions'),
('UF1',17,'062','Interior Finishes'),
('UF1',18,'063','Specialties'),
('UF1',19,'07','Conveying Systems'),
('UF1',20,'08','Mechanical'),
('UF1',21,'081','Plumbing'),
('UF1',22,'082','HVAC'),
('UF1',23,'083','Fire Protection'),
('UF1',24,'084','Special Mechanical Systems'),
('UF1',25,'09','Electrical'),
('UF1',26,'091','Service and Distribution'),
('UF1',27,'092','Lighting and Power'),
('UF1',28,'093','Special Electrical Systems'),
('UF1',29,'10','General Conditions and Profit'),
('UF1',30,'11','Equipment'),
('UF1',31,'111','Fixed and Movable Equipment'),
('UF1',32,'112','Furnishings'),
('UF1',33,'113','Special Construction'),
('UF1',34,'12','Sitework'),
('UF1',35,'121','Site Preparation'),
('UF1',36,'122','Site Improvements'),
('UF1',37,'123','Site Utilities'),
('UF1',38,'124','Off-Site Work')
) AS v (short_name, position, code, name) ON v.short_name = d."short_name" AND d."is_standard";--> statement-breakpoint
UPDATE "cost_group" g SET "parent_id" = p."id" FROM "cost_group" p, "cost_group_definition" d
WHERE d."tenant_id" = g."tenant_id" AND d."id" = g."definition_id" AND d."is_standard" AND d."short_name" IN ('UF20', 'UF1')
  AND p."tenant_id" = g."tenant_id" AND p."definition_id" = g."definition_id" AND p."id" <> g."id"
  AND p."div_code" = left(g."div_code", CASE d."short_name" WHEN 'UF1' THEN 2 ELSE 1 END);--> statement-breakpoint
INSERT INTO "tenant_counter" ("tenant_id", "name", "last")
SELECT d."tenant_id", 'cost_group_definition', max(d."id") FROM "cost_group_definition" d GROUP BY 1
UNION ALL SELECT g."tenant_id", 'cost_group', max(g."id") FROM "cost_group" g GROUP BY 1
ON CONFLICT ("tenant_id", "name") DO UPDATE SET "last" = greatest("tenant_counter"."last", excluded."last");--> statement-breakpoint
ALTER TABLE "tenant" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cost_group_definition" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cost_group" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_counter" FORCE ROW LEVEL SECURITY;
