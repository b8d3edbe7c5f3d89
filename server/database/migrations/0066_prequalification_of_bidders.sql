CREATE TABLE "prequalification" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"company" text NOT NULL,
	"company_key" text NOT NULL,
	"status" text DEFAULT 'NOT_ASKED' NOT NULL,
	"single_limit" numeric(18, 2),
	"aggregate_limit" numeric(18, 2),
	"valid_until" date,
	"note" text DEFAULT '' NOT NULL,
	"set_by_id" bigint,
	"set_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prequalification_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "prequalification_tenant" CHECK ("prequalification"."tenant_id" > 0),
	CONSTRAINT "prequalification_status" CHECK ("prequalification"."status" in ('QUALIFIED', 'CONDITIONAL', 'NOT_QUALIFIED', 'NOT_ASKED')),
	CONSTRAINT "prequalification_limits" CHECK ("prequalification"."single_limit" >= 0 and "prequalification"."aggregate_limit" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bid_package" ADD COLUMN "award_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prequalification" ADD CONSTRAINT "prequalification_set_by_fk" FOREIGN KEY ("tenant_id","set_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prequalification_set_by_index" ON "prequalification" USING btree ("tenant_id","set_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prequalification_company_unique" ON "prequalification" USING btree ("tenant_id","company_key") WHERE not "prequalification"."is_deleted";