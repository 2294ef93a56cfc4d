export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      access_links: {
        Row: {
          created_at: string;
          devices_count: number;
          email: string;
          expires_at: string;
          id: string;
          last_used_at: string | null;
          purpose: string;
          revoked_at: string | null;
          subject_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          devices_count?: number;
          email: string;
          expires_at: string;
          id?: string;
          last_used_at?: string | null;
          purpose: string;
          revoked_at?: string | null;
          subject_id: string;
        };
        Update: {
          created_at?: string;
          devices_count?: number;
          email?: string;
          expires_at?: string;
          id?: string;
          last_used_at?: string | null;
          purpose?: string;
          revoked_at?: string | null;
          subject_id?: string;
        };
        Relationships: [];
      };
      audit_log: {
        Row: {
          action: string;
          actor_id: string | null;
          after: Json | null;
          at: string;
          before: Json | null;
          erased_at: string | null;
          id: number;
          ip: string | null;
          record_id: string;
          table_name: string;
          user_agent: string | null;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_id?: string | null;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          erased_at?: string | null;
          id?: never;
          ip?: string | null;
          record_id: string;
          table_name: string;
          user_agent?: string | null;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          erased_at?: string | null;
          id?: never;
          ip?: string | null;
          record_id?: string;
          table_name?: string;
          user_agent?: string | null;
        };
        Relationships: [];
      };
      availability_holidays: {
        Row: {
          day: string;
          name: string;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          name: string;
        };
        Update: {
          day?: string;
          name?: string;
        };
        Relationships: [];
      };
      availability_hours: {
        Row: {
          closes: string;
          id: string;
          opens: string;
          weekday: number;
        };
        ComputedFields: never;
        Insert: {
          closes: string;
          id?: string;
          opens: string;
          weekday: number;
        };
        Update: {
          closes?: string;
          id?: string;
          opens?: string;
          weekday?: number;
        };
        Relationships: [];
      };
      availability_settings: {
        Row: {
          change_notice_hours: number;
          first_reminder_hours: number;
          horizon_days: number;
          id: boolean;
          last_reminder_hours: number;
          notice_hours: number;
          seats: number;
          slot_length_minutes: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          change_notice_hours?: number;
          first_reminder_hours?: number;
          horizon_days?: number;
          id?: boolean;
          last_reminder_hours?: number;
          notice_hours?: number;
          seats?: number;
          slot_length_minutes?: number;
          updated_at?: string;
        };
        Update: {
          change_notice_hours?: number;
          first_reminder_hours?: number;
          horizon_days?: number;
          id?: boolean;
          last_reminder_hours?: number;
          notice_hours?: number;
          seats?: number;
          slot_length_minutes?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      blog_posts: {
        Row: {
          author_about: string | null;
          author_id: string | null;
          author_name: string;
          author_role: string | null;
          body: string;
          category: string;
          created_at: string;
          document: unknown;
          drawing: string;
          excerpt: string;
          id: string;
          image_alt: string | null;
          image_url: string | null;
          notify_subscribers: boolean;
          published_at: string | null;
          seo_description: string | null;
          seo_title: string | null;
          slug: string;
          state: string;
          tags: string[];
          title: string;
          updated_at: string;
          word_count: number;
        };
        ComputedFields: never;
        Insert: {
          author_about?: string | null;
          author_id?: string | null;
          author_name: string;
          author_role?: string | null;
          body?: string;
          category: string;
          created_at?: string;
          document?: never;
          drawing?: string;
          excerpt: string;
          id?: string;
          image_alt?: string | null;
          image_url?: string | null;
          notify_subscribers?: boolean;
          published_at?: string | null;
          seo_description?: string | null;
          seo_title?: string | null;
          slug: string;
          state?: string;
          tags?: string[];
          title: string;
          updated_at?: string;
          word_count?: never;
        };
        Update: {
          author_about?: string | null;
          author_id?: string | null;
          author_name?: string;
          author_role?: string | null;
          body?: string;
          category?: string;
          created_at?: string;
          document?: never;
          drawing?: string;
          excerpt?: string;
          id?: string;
          image_alt?: string | null;
          image_url?: string | null;
          notify_subscribers?: boolean;
          published_at?: string | null;
          seo_description?: string | null;
          seo_title?: string | null;
          slug?: string;
          state?: string;
          tags?: string[];
          title?: string;
          updated_at?: string;
          word_count?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'blog_posts_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      blog_subscriptions: {
        Row: {
          bounced_at: string | null;
          channel: Json | null;
          confirmed_at: string | null;
          consented_at: string;
          created_at: string;
          email: string;
          frequency: string;
          id: string;
          policy_version: string;
          token_hash: string | null;
          topics: string[];
          unsubscribed_at: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          bounced_at?: string | null;
          channel?: Json | null;
          confirmed_at?: string | null;
          consented_at?: string;
          created_at?: string;
          email: string;
          frequency?: string;
          id?: string;
          policy_version: string;
          token_hash?: string | null;
          topics?: string[];
          unsubscribed_at?: string | null;
          updated_at?: string;
        };
        Update: {
          bounced_at?: string | null;
          channel?: Json | null;
          confirmed_at?: string | null;
          consented_at?: string;
          created_at?: string;
          email?: string;
          frequency?: string;
          id?: string;
          policy_version?: string;
          token_hash?: string | null;
          topics?: string[];
          unsubscribed_at?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      blog_tags: {
        Row: {
          created_at: string;
          introduction: string;
          is_introduced: boolean;
          name: string;
          slug: string;
          updated_at: string;
          updated_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          introduction?: string;
          is_introduced?: never;
          name: string;
          slug: string;
          updated_at?: string;
          updated_by?: string | null;
        };
        Update: {
          created_at?: string;
          introduction?: string;
          is_introduced?: never;
          name?: string;
          slug?: string;
          updated_at?: string;
          updated_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'blog_tags_updated_by_fkey';
            columns: ['updated_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      booking_host_busy: {
        Row: {
          calendar_id: string;
          ends_at: string;
          host_id: string;
          starts_at: string;
        };
        ComputedFields: never;
        Insert: {
          calendar_id: string;
          ends_at: string;
          host_id: string;
          starts_at: string;
        };
        Update: {
          calendar_id?: string;
          ends_at?: string;
          host_id?: string;
          starts_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_host_busy_calendar_id_fkey';
            columns: ['calendar_id'];
            isOneToOne: false;
            referencedRelation: 'booking_host_calendars';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'booking_host_busy_host_id_fkey';
            columns: ['host_id'];
            isOneToOne: false;
            referencedRelation: 'booking_hosts';
            referencedColumns: ['user_id'];
          },
        ];
      };
      booking_host_calendars: {
        Row: {
          busy_count: number;
          busy_until: string | null;
          created_at: string;
          event_count: number;
          failing_since: string | null;
          host_id: string;
          hostname: string | null;
          id: string;
          last_error: string | null;
          last_read_at: string | null;
          name: string | null;
          next_read_at: string;
          not_understood: string[];
          not_understood_count: number;
          told_at: string | null;
          url: string;
        };
        ComputedFields: never;
        Insert: {
          busy_count?: number;
          busy_until?: string | null;
          created_at?: string;
          event_count?: number;
          failing_since?: string | null;
          host_id: string;
          hostname?: never;
          id?: string;
          last_error?: string | null;
          last_read_at?: string | null;
          name?: string | null;
          next_read_at?: string;
          not_understood?: string[];
          not_understood_count?: number;
          told_at?: string | null;
          url: string;
        };
        Update: {
          busy_count?: number;
          busy_until?: string | null;
          created_at?: string;
          event_count?: number;
          failing_since?: string | null;
          host_id?: string;
          hostname?: never;
          id?: string;
          last_error?: string | null;
          last_read_at?: string | null;
          name?: string | null;
          next_read_at?: string;
          not_understood?: string[];
          not_understood_count?: number;
          told_at?: string | null;
          url?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_host_calendars_host_id_fkey';
            columns: ['host_id'];
            isOneToOne: false;
            referencedRelation: 'booking_hosts';
            referencedColumns: ['user_id'];
          },
        ];
      };
      booking_host_exceptions: {
        Row: {
          day: string;
          from_time: string;
          host_id: string;
          kind: string;
          until_time: string;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          from_time: string;
          host_id: string;
          kind: string;
          until_time: string;
        };
        Update: {
          day?: string;
          from_time?: string;
          host_id?: string;
          kind?: string;
          until_time?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_host_exceptions_host_id_fkey';
            columns: ['host_id'];
            isOneToOne: false;
            referencedRelation: 'booking_hosts';
            referencedColumns: ['user_id'];
          },
        ];
      };
      booking_host_hours: {
        Row: {
          closes: string;
          host_id: string;
          opens: string;
          weekday: number;
        };
        ComputedFields: never;
        Insert: {
          closes: string;
          host_id: string;
          opens: string;
          weekday: number;
        };
        Update: {
          closes?: string;
          host_id?: string;
          opens?: string;
          weekday?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_host_hours_host_id_fkey';
            columns: ['host_id'];
            isOneToOne: false;
            referencedRelation: 'booking_hosts';
            referencedColumns: ['user_id'];
          },
        ];
      };
      booking_hosts: {
        Row: {
          buffer_after_minutes: number;
          buffer_before_minutes: number;
          daily_limit: number | null;
          is_active: boolean;
          meeting_url: string | null;
          seat: number;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          buffer_after_minutes?: number;
          buffer_before_minutes?: number;
          daily_limit?: number | null;
          is_active?: boolean;
          meeting_url?: string | null;
          seat?: never;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          buffer_after_minutes?: number;
          buffer_before_minutes?: number;
          daily_limit?: number | null;
          is_active?: boolean;
          meeting_url?: string | null;
          seat?: never;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_hosts_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      booking_reminders: {
        Row: {
          booking_id: string;
          kind: string;
          queued_at: string;
          starts_at: string;
        };
        ComputedFields: never;
        Insert: {
          booking_id: string;
          kind: string;
          queued_at?: string;
          starts_at: string;
        };
        Update: {
          booking_id?: string;
          kind?: string;
          queued_at?: string;
          starts_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_reminders_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'consultation_bookings';
            referencedColumns: ['id'];
          },
        ];
      };
      calendar_feeds: {
        Row: {
          created_at: string;
          last_read_at: string | null;
          token_hash: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          last_read_at?: string | null;
          token_hash: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          last_read_at?: string | null;
          token_hash?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_feeds_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      cases: {
        Row: {
          baseline: string;
          built: string;
          created_at: string;
          customer: string;
          drawing: string;
          id: string;
          limits: string;
          links: NonNullable<Json>;
          outcome: string;
          person_name: string | null;
          person_role: string | null;
          price_from: number | null;
          price_to: number | null;
          published_at: string | null;
          quote: string | null;
          result: string;
          sector: string;
          seo_description: string | null;
          seo_title: string | null;
          service_slug: string | null;
          situation: string;
          size: string | null;
          slug: string;
          stack: string[];
          state: string;
          steps: NonNullable<Json>;
          summary: string;
          title: string;
          updated_at: string;
          weeks: number | null;
          went_wrong: string;
        };
        ComputedFields: never;
        Insert: {
          baseline?: string;
          built?: string;
          created_at?: string;
          customer: string;
          drawing?: string;
          id?: string;
          limits?: string;
          links?: NonNullable<Json>;
          outcome?: string;
          person_name?: string | null;
          person_role?: string | null;
          price_from?: number | null;
          price_to?: number | null;
          published_at?: string | null;
          quote?: string | null;
          result?: string;
          sector: string;
          seo_description?: string | null;
          seo_title?: string | null;
          service_slug?: string | null;
          situation?: string;
          size?: string | null;
          slug: string;
          stack?: string[];
          state?: string;
          steps?: NonNullable<Json>;
          summary: string;
          title: string;
          updated_at?: string;
          weeks?: number | null;
          went_wrong?: string;
        };
        Update: {
          baseline?: string;
          built?: string;
          created_at?: string;
          customer?: string;
          drawing?: string;
          id?: string;
          limits?: string;
          links?: NonNullable<Json>;
          outcome?: string;
          person_name?: string | null;
          person_role?: string | null;
          price_from?: number | null;
          price_to?: number | null;
          published_at?: string | null;
          quote?: string | null;
          result?: string;
          sector?: string;
          seo_description?: string | null;
          seo_title?: string | null;
          service_slug?: string | null;
          situation?: string;
          size?: string | null;
          slug?: string;
          stack?: string[];
          state?: string;
          steps?: NonNullable<Json>;
          summary?: string;
          title?: string;
          updated_at?: string;
          weeks?: number | null;
          went_wrong?: string;
        };
        Relationships: [];
      };
      certificates: {
        Row: {
          completed_on: string;
          course_title: string;
          created_at: string;
          enrolment_id: string;
          id: string;
          lessons_count: number | null;
          name: string;
          questions_count: number | null;
          started_on: string | null;
        };
        ComputedFields: never;
        Insert: {
          completed_on: string;
          course_title: string;
          created_at?: string;
          enrolment_id: string;
          id?: string;
          lessons_count?: number | null;
          name: string;
          questions_count?: number | null;
          started_on?: string | null;
        };
        Update: {
          completed_on?: string;
          course_title?: string;
          created_at?: string;
          enrolment_id?: string;
          id?: string;
          lessons_count?: number | null;
          name?: string;
          questions_count?: number | null;
          started_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'certificates_enrolment_id_fkey';
            columns: ['enrolment_id'];
            isOneToOne: true;
            referencedRelation: 'enrolments';
            referencedColumns: ['id'];
          },
        ];
      };
      client_notes: {
        Row: {
          author_id: string | null;
          body: string;
          client_id: string;
          created_at: string;
          id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          body: string;
          client_id: string;
          created_at?: string;
          id?: string;
          updated_at?: string;
        };
        Update: {
          author_id?: string | null;
          body?: string;
          client_id?: string;
          created_at?: string;
          id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'client_notes_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_notes_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
        ];
      };
      client_tags: {
        Row: {
          name: string;
        };
        ComputedFields: never;
        Insert: {
          name: string;
        };
        Update: {
          name?: string;
        };
        Relationships: [];
      };
      clients: {
        Row: {
          client_since: string | null;
          company_id: string | null;
          created_at: string;
          document: unknown;
          email: string;
          firstname: string;
          former_terms: string[];
          id: string;
          jobtitle: string | null;
          lastname: string | null;
          merged_from: string[];
          other_emails: string[];
          owner_id: string | null;
          phone: string | null;
          source: string | null;
          stage: string;
          tags: string[];
          updated_at: string;
          value: number;
        };
        ComputedFields: never;
        Insert: {
          client_since?: string | null;
          company_id?: string | null;
          created_at?: string;
          document?: unknown;
          email: string;
          firstname: string;
          former_terms?: string[];
          id?: string;
          jobtitle?: string | null;
          lastname?: string | null;
          merged_from?: string[];
          other_emails?: string[];
          owner_id?: string | null;
          phone?: string | null;
          source?: string | null;
          stage?: string;
          tags?: string[];
          updated_at?: string;
          value?: number;
        };
        Update: {
          client_since?: string | null;
          company_id?: string | null;
          created_at?: string;
          document?: unknown;
          email?: string;
          firstname?: string;
          former_terms?: string[];
          id?: string;
          jobtitle?: string | null;
          lastname?: string | null;
          merged_from?: string[];
          other_emails?: string[];
          owner_id?: string | null;
          phone?: string | null;
          source?: string | null;
          stage?: string;
          tags?: string[];
          updated_at?: string;
          value?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'clients_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'clients_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      companies: {
        Row: {
          created_at: string;
          employees: number | null;
          id: string;
          industry: string | null;
          name: string;
          notes: string | null;
          updated_at: string;
          website: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          employees?: number | null;
          id?: string;
          industry?: string | null;
          name: string;
          notes?: string | null;
          updated_at?: string;
          website?: string | null;
        };
        Update: {
          created_at?: string;
          employees?: number | null;
          id?: string;
          industry?: string | null;
          name?: string;
          notes?: string | null;
          updated_at?: string;
          website?: string | null;
        };
        Relationships: [];
      };
      consultation_bookings: {
        Row: {
          about: string | null;
          agreed_at: string;
          cancelled_at: string | null;
          change_reason: string | null;
          changeable_until: string;
          channel: Json | null;
          channel_class: string;
          client_id: string | null;
          company: string | null;
          consented_at: string | null;
          course_id: string | null;
          created_at: string;
          earlier_reasons: string | null;
          email: string;
          ends_at: string;
          estimate: Json | null;
          firstname: string;
          holds_seat: boolean;
          host_id: string | null;
          id: string;
          idempotency_key: string | null;
          lastname: string | null;
          meeting_url: string | null;
          meetingtype: string;
          notes_sent_at: string | null;
          owner_id: string | null;
          phone: string | null;
          policy_version: string | null;
          preferreddate: string;
          private_notes: string | null;
          projectdescription: string | null;
          quarantine_reason: string | null;
          quarantined_at: string | null;
          replied_at: string | null;
          requestdate: string;
          responsible_id: string | null;
          room: string;
          seat: number;
          service_id: string | null;
          shared_notes: string | null;
          status: string;
          updated_at: string;
          visitor_time_zone: string | null;
        };
        ComputedFields: never;
        Insert: {
          about?: string | null;
          agreed_at?: string;
          cancelled_at?: string | null;
          change_reason?: string | null;
          changeable_until?: string;
          channel?: Json | null;
          channel_class?: never;
          client_id?: string | null;
          company?: string | null;
          consented_at?: string | null;
          course_id?: string | null;
          created_at?: string;
          earlier_reasons?: string | null;
          email: string;
          ends_at: string;
          estimate?: Json | null;
          firstname: string;
          holds_seat?: boolean;
          host_id?: string | null;
          id?: string;
          idempotency_key?: string | null;
          lastname?: string | null;
          meeting_url?: string | null;
          meetingtype?: string;
          notes_sent_at?: string | null;
          owner_id?: string | null;
          phone?: string | null;
          policy_version?: string | null;
          preferreddate: string;
          private_notes?: string | null;
          projectdescription?: string | null;
          quarantine_reason?: string | null;
          quarantined_at?: string | null;
          replied_at?: string | null;
          requestdate?: string;
          responsible_id?: never;
          room?: string;
          seat?: number;
          service_id?: string | null;
          shared_notes?: string | null;
          status?: string;
          updated_at?: string;
          visitor_time_zone?: string | null;
        };
        Update: {
          about?: string | null;
          agreed_at?: string;
          cancelled_at?: string | null;
          change_reason?: string | null;
          changeable_until?: string;
          channel?: Json | null;
          channel_class?: never;
          client_id?: string | null;
          company?: string | null;
          consented_at?: string | null;
          course_id?: string | null;
          created_at?: string;
          earlier_reasons?: string | null;
          email?: string;
          ends_at?: string;
          estimate?: Json | null;
          firstname?: string;
          holds_seat?: boolean;
          host_id?: string | null;
          id?: string;
          idempotency_key?: string | null;
          lastname?: string | null;
          meeting_url?: string | null;
          meetingtype?: string;
          notes_sent_at?: string | null;
          owner_id?: string | null;
          phone?: string | null;
          policy_version?: string | null;
          preferreddate?: string;
          private_notes?: string | null;
          projectdescription?: string | null;
          quarantine_reason?: string | null;
          quarantined_at?: string | null;
          replied_at?: string | null;
          requestdate?: string;
          responsible_id?: never;
          room?: string;
          seat?: number;
          service_id?: string | null;
          shared_notes?: string | null;
          status?: string;
          updated_at?: string;
          visitor_time_zone?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'consultation_bookings_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'consultation_bookings_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'consultation_bookings_host_id_fkey';
            columns: ['host_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'consultation_bookings_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'consultation_bookings_responsible_id_fkey';
            columns: ['responsible_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'consultation_bookings_service_id_fkey';
            columns: ['service_id'];
            isOneToOne: false;
            referencedRelation: 'services';
            referencedColumns: ['id'];
          },
        ];
      };
      content_counts: {
        Row: {
          day: string;
          detail: string;
          figure: string;
          record_id: string;
          table_name: string;
          total: number;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          detail: string;
          figure: string;
          record_id: string;
          table_name: string;
          total?: number;
        };
        Update: {
          day?: string;
          detail?: string;
          figure?: string;
          record_id?: string;
          table_name?: string;
          total?: number;
        };
        Relationships: [];
      };
      content_drafts: {
        Row: {
          author_id: string | null;
          content: NonNullable<Json>;
          record_id: string;
          table_name: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          content: NonNullable<Json>;
          record_id: string;
          table_name: string;
          updated_at?: string;
        };
        Update: {
          author_id?: string | null;
          content?: NonNullable<Json>;
          record_id?: string;
          table_name?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'content_drafts_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      content_review_comments: {
        Row: {
          author_id: string | null;
          comment: string;
          created_at: string;
          id: string;
          passage: string | null;
          review_id: string;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          comment: string;
          created_at?: string;
          id?: string;
          passage?: string | null;
          review_id: string;
        };
        Update: {
          author_id?: string | null;
          comment?: string;
          created_at?: string;
          id?: string;
          passage?: string | null;
          review_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'content_review_comments_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_review_comments_review_id_fkey';
            columns: ['review_id'];
            isOneToOne: false;
            referencedRelation: 'content_reviews';
            referencedColumns: ['id'];
          },
        ];
      };
      content_reviews: {
        Row: {
          answer: string | null;
          asked_at: string;
          asked_by: string | null;
          decided_at: string | null;
          decided_by: string | null;
          id: string;
          note: string | null;
          record_id: string;
          state: string;
          table_name: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: string | null;
          asked_at?: string;
          asked_by?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          id?: string;
          note?: string | null;
          record_id: string;
          state?: string;
          table_name: string;
        };
        Update: {
          answer?: string | null;
          asked_at?: string;
          asked_by?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          id?: string;
          note?: string | null;
          record_id?: string;
          state?: string;
          table_name?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'content_reviews_asked_by_fkey';
            columns: ['asked_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_reviews_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      content_revisions: {
        Row: {
          author_id: string | null;
          created_at: string;
          id: number;
          record_id: string;
          snapshot: NonNullable<Json>;
          table_name: string;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          created_at?: string;
          id?: never;
          record_id: string;
          snapshot: NonNullable<Json>;
          table_name: string;
        };
        Update: {
          author_id?: string | null;
          created_at?: string;
          id?: never;
          record_id?: string;
          snapshot?: NonNullable<Json>;
          table_name?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'content_revisions_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      content_rights: {
        Row: {
          created_at: string;
          kind: string;
          level: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          kind: string;
          level: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          kind?: string;
          level?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'content_rights_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      course_chapters: {
        Row: {
          course_id: string;
          created_at: string;
          id: string;
          position: number;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          course_id: string;
          created_at?: string;
          id?: string;
          position?: number;
          title: string;
          updated_at?: string;
        };
        Update: {
          course_id?: string;
          created_at?: string;
          id?: string;
          position?: number;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'course_chapters_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
        ];
      };
      course_lessons: {
        Row: {
          chapter_id: string;
          course_id: string;
          created_at: string;
          duration_minutes: number | null;
          id: string;
          is_required: boolean;
          is_sample: boolean;
          is_written: boolean;
          position: number;
          slug: string;
          summary: string | null;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          chapter_id: string;
          course_id: string;
          created_at?: string;
          duration_minutes?: number | null;
          id?: string;
          is_required?: boolean;
          is_sample?: boolean;
          is_written?: boolean;
          position?: number;
          slug?: string;
          summary?: string | null;
          title: string;
          updated_at?: string;
        };
        Update: {
          chapter_id?: string;
          course_id?: string;
          created_at?: string;
          duration_minutes?: number | null;
          id?: string;
          is_required?: boolean;
          is_sample?: boolean;
          is_written?: boolean;
          position?: number;
          slug?: string;
          summary?: string | null;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'course_lessons_chapter_id_fkey';
            columns: ['chapter_id'];
            isOneToOne: false;
            referencedRelation: 'course_chapters';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'course_lessons_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
        ];
      };
      course_payments: {
        Row: {
          amount: number | null;
          created_at: string;
          currency: string;
          enrolment_id: string;
          id: string;
          number: string;
          paid_on: string | null;
          recorded_by: string | null;
          source: string;
          state: string;
          state_at: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          amount?: number | null;
          created_at?: string;
          currency?: string;
          enrolment_id: string;
          id?: string;
          number: string;
          paid_on?: string | null;
          recorded_by?: string | null;
          source: string;
          state: string;
          state_at: string;
          updated_at?: string;
        };
        Update: {
          amount?: number | null;
          created_at?: string;
          currency?: string;
          enrolment_id?: string;
          id?: string;
          number?: string;
          paid_on?: string | null;
          recorded_by?: string | null;
          source?: string;
          state?: string;
          state_at?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'course_payments_enrolment_id_fkey';
            columns: ['enrolment_id'];
            isOneToOne: false;
            referencedRelation: 'enrolments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'course_payments_recorded_by_fkey';
            columns: ['recorded_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      courses: {
        Row: {
          body: string;
          category: string;
          checkout_url: string | null;
          created_at: string;
          description: string;
          drawing: string;
          duration: string;
          id: string;
          image_alt: string | null;
          image_url: string | null;
          instructor: string;
          instructor_bio: string | null;
          level: string;
          opened_at: string | null;
          opens_at: string | null;
          outcomes: string[];
          price: number;
          published_at: string | null;
          rating: number | null;
          ratings_count: number;
          seo_description: string | null;
          seo_title: string | null;
          slug: string;
          state: string;
          students_count: number;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body?: string;
          category: string;
          checkout_url?: string | null;
          created_at?: string;
          description: string;
          drawing?: string;
          duration: string;
          id?: string;
          image_alt?: string | null;
          image_url?: string | null;
          instructor: string;
          instructor_bio?: string | null;
          level: string;
          opened_at?: string | null;
          opens_at?: string | null;
          outcomes?: string[];
          price?: number;
          published_at?: string | null;
          rating?: number | null;
          ratings_count?: number;
          seo_description?: string | null;
          seo_title?: string | null;
          slug: string;
          state?: string;
          students_count?: number;
          title: string;
          updated_at?: string;
        };
        Update: {
          body?: string;
          category?: string;
          checkout_url?: string | null;
          created_at?: string;
          description?: string;
          drawing?: string;
          duration?: string;
          id?: string;
          image_alt?: string | null;
          image_url?: string | null;
          instructor?: string;
          instructor_bio?: string | null;
          level?: string;
          opened_at?: string | null;
          opens_at?: string | null;
          outcomes?: string[];
          price?: number;
          published_at?: string | null;
          rating?: number | null;
          ratings_count?: number;
          seo_description?: string | null;
          seo_title?: string | null;
          slug?: string;
          state?: string;
          students_count?: number;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      cron_runs: {
        Row: {
          job: string;
          ran_at: string;
        };
        ComputedFields: never;
        Insert: {
          job: string;
          ran_at?: string;
        };
        Update: {
          job?: string;
          ran_at?: string;
        };
        Relationships: [];
      };
      deal_settings: {
        Row: {
          id: boolean;
          negotiation_percent: number;
          new_percent: number;
          proposal_percent: number;
          qualified_percent: number;
          stale_days: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          id?: boolean;
          negotiation_percent?: number;
          new_percent?: number;
          proposal_percent?: number;
          qualified_percent?: number;
          stale_days?: number;
          updated_at?: string;
        };
        Update: {
          id?: boolean;
          negotiation_percent?: number;
          new_percent?: number;
          proposal_percent?: number;
          qualified_percent?: number;
          stale_days?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      deal_stages: {
        Row: {
          actor_id: string | null;
          at: string;
          client_stage: string | null;
          deal_id: string;
          from_stage: string | null;
          id: number;
          lost_reason: string | null;
          to_stage: string;
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          at?: string;
          client_stage?: string | null;
          deal_id: string;
          from_stage?: string | null;
          id?: never;
          lost_reason?: string | null;
          to_stage: string;
        };
        Update: {
          actor_id?: string | null;
          at?: string;
          client_stage?: string | null;
          deal_id?: string;
          from_stage?: string | null;
          id?: never;
          lost_reason?: string | null;
          to_stage?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'deal_stages_actor_id_fkey';
            columns: ['actor_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deal_stages_deal_id_fkey';
            columns: ['deal_id'];
            isOneToOne: false;
            referencedRelation: 'deals';
            referencedColumns: ['id'];
          },
        ];
      };
      deals: {
        Row: {
          amount_reason: string | null;
          amount_set_at: string | null;
          amount_set_by: string | null;
          booking_id: string | null;
          brief: string | null;
          client_id: string | null;
          closed_at: string | null;
          company_id: string | null;
          created_at: string;
          currency: string;
          document: unknown;
          estimate: Json | null;
          expected_on: string | null;
          expected_order: string;
          id: string;
          intent: string | null;
          lost_reason: string | null;
          month_cents: number;
          next_step: string | null;
          next_step_on: string | null;
          next_step_owner_id: string | null;
          once_cents: number;
          owner_id: string | null;
          service_id: string | null;
          source: string;
          stage: string;
          step_order: string;
          step_owner_id: string | null;
          title: string;
          updated_at: string;
          year_cents: number;
        };
        ComputedFields: never;
        Insert: {
          amount_reason?: string | null;
          amount_set_at?: string | null;
          amount_set_by?: string | null;
          booking_id?: string | null;
          brief?: string | null;
          client_id?: string | null;
          closed_at?: string | null;
          company_id?: string | null;
          created_at?: string;
          currency?: string;
          document?: unknown;
          estimate?: Json | null;
          expected_on?: string | null;
          expected_order?: never;
          id?: string;
          intent?: string | null;
          lost_reason?: string | null;
          month_cents?: number;
          next_step?: string | null;
          next_step_on?: string | null;
          next_step_owner_id?: string | null;
          once_cents?: number;
          owner_id?: string | null;
          service_id?: string | null;
          source?: string;
          stage?: string;
          step_order?: never;
          step_owner_id?: never;
          title: string;
          updated_at?: string;
          year_cents?: never;
        };
        Update: {
          amount_reason?: string | null;
          amount_set_at?: string | null;
          amount_set_by?: string | null;
          booking_id?: string | null;
          brief?: string | null;
          client_id?: string | null;
          closed_at?: string | null;
          company_id?: string | null;
          created_at?: string;
          currency?: string;
          document?: unknown;
          estimate?: Json | null;
          expected_on?: string | null;
          expected_order?: never;
          id?: string;
          intent?: string | null;
          lost_reason?: string | null;
          month_cents?: number;
          next_step?: string | null;
          next_step_on?: string | null;
          next_step_owner_id?: string | null;
          once_cents?: number;
          owner_id?: string | null;
          service_id?: string | null;
          source?: string;
          stage?: string;
          step_order?: never;
          step_owner_id?: never;
          title?: string;
          updated_at?: string;
          year_cents?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'deals_amount_set_by_fkey';
            columns: ['amount_set_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deals_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: true;
            referencedRelation: 'consultation_bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deals_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deals_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deals_next_step_owner_id_fkey';
            columns: ['next_step_owner_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deals_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deals_service_id_fkey';
            columns: ['service_id'];
            isOneToOne: false;
            referencedRelation: 'services';
            referencedColumns: ['id'];
          },
        ];
      };
      delivery_targets: {
        Row: {
          endpoint_id: string | null;
          failing_since: string | null;
          failures: number;
          last_error: string | null;
          target: string;
        };
        ComputedFields: never;
        Insert: {
          endpoint_id?: string | null;
          failing_since?: string | null;
          failures?: number;
          last_error?: string | null;
          target: string;
        };
        Update: {
          endpoint_id?: string | null;
          failing_since?: string | null;
          failures?: number;
          last_error?: string | null;
          target?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'delivery_targets_endpoint_id_fkey';
            columns: ['endpoint_id'];
            isOneToOne: true;
            referencedRelation: 'webhook_endpoints';
            referencedColumns: ['id'];
          },
        ];
      };
      enquiries: {
        Row: {
          about: string | null;
          channel: Json | null;
          client_id: string | null;
          company: string | null;
          consented_at: string | null;
          course_id: string | null;
          created_at: string;
          email: string;
          gap_id: string | null;
          id: string;
          idempotency_key: string | null;
          message: string;
          name: string;
          policy_version: string | null;
          quarantine_reason: string | null;
          quarantined_at: string | null;
          replied_at: string | null;
          replied_by: string | null;
          source: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          about?: string | null;
          channel?: Json | null;
          client_id?: string | null;
          company?: string | null;
          consented_at?: string | null;
          course_id?: string | null;
          created_at?: string;
          email: string;
          gap_id?: string | null;
          id?: string;
          idempotency_key?: string | null;
          message: string;
          name: string;
          policy_version?: string | null;
          quarantine_reason?: string | null;
          quarantined_at?: string | null;
          replied_at?: string | null;
          replied_by?: string | null;
          source?: string | null;
          updated_at?: string;
        };
        Update: {
          about?: string | null;
          channel?: Json | null;
          client_id?: string | null;
          company?: string | null;
          consented_at?: string | null;
          course_id?: string | null;
          created_at?: string;
          email?: string;
          gap_id?: string | null;
          id?: string;
          idempotency_key?: string | null;
          message?: string;
          name?: string;
          policy_version?: string | null;
          quarantine_reason?: string | null;
          quarantined_at?: string | null;
          replied_at?: string | null;
          replied_by?: string | null;
          source?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'enquiries_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'enquiries_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'enquiries_gap_id_fkey';
            columns: ['gap_id'];
            isOneToOne: false;
            referencedRelation: 'search_gaps';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'enquiries_replied_by_fkey';
            columns: ['replied_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      enrolments: {
        Row: {
          channel: Json | null;
          client_id: string | null;
          completed_at: string | null;
          consented_at: string | null;
          course_id: string;
          created_at: string;
          email: string;
          id: string;
          is_free: boolean;
          is_open: boolean;
          is_paid: boolean;
          last_active_at: string;
          name: string;
          policy_version: string | null;
          progress: number;
          rated_at: string | null;
          rating: number | null;
          reminded_at: string | null;
          review: string | null;
          review_answer: string | null;
          review_answered_at: string | null;
          review_state: string | null;
          updated_at: string;
          waits: boolean;
        };
        ComputedFields: never;
        Insert: {
          channel?: Json | null;
          client_id?: string | null;
          completed_at?: string | null;
          consented_at?: string | null;
          course_id: string;
          created_at?: string;
          email: string;
          id?: string;
          is_free?: boolean;
          is_open?: never;
          is_paid?: boolean;
          last_active_at?: string;
          name: string;
          policy_version?: string | null;
          progress?: number;
          rated_at?: string | null;
          rating?: number | null;
          reminded_at?: string | null;
          review?: string | null;
          review_answer?: string | null;
          review_answered_at?: string | null;
          review_state?: string | null;
          updated_at?: string;
          waits?: boolean;
        };
        Update: {
          channel?: Json | null;
          client_id?: string | null;
          completed_at?: string | null;
          consented_at?: string | null;
          course_id?: string;
          created_at?: string;
          email?: string;
          id?: string;
          is_free?: boolean;
          is_open?: never;
          is_paid?: boolean;
          last_active_at?: string;
          name?: string;
          policy_version?: string | null;
          progress?: number;
          rated_at?: string | null;
          rating?: number | null;
          reminded_at?: string | null;
          review?: string | null;
          review_answer?: string | null;
          review_answered_at?: string | null;
          review_state?: string | null;
          updated_at?: string;
          waits?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'enrolments_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'enrolments_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
        ];
      };
      estimates: {
        Row: {
          booking_id: string | null;
          channel: Json | null;
          client_id: string;
          consented_at: string | null;
          created_at: string;
          email: string;
          estimate: NonNullable<Json>;
          id: string;
          idempotency_key: string | null;
          name: string | null;
          policy_version: string | null;
        };
        ComputedFields: never;
        Insert: {
          booking_id?: string | null;
          channel?: Json | null;
          client_id: string;
          consented_at?: string | null;
          created_at?: string;
          email: string;
          estimate: NonNullable<Json>;
          id?: string;
          idempotency_key?: string | null;
          name?: string | null;
          policy_version?: string | null;
        };
        Update: {
          booking_id?: string | null;
          channel?: Json | null;
          client_id?: string;
          consented_at?: string | null;
          created_at?: string;
          email?: string;
          estimate?: NonNullable<Json>;
          id?: string;
          idempotency_key?: string | null;
          name?: string | null;
          policy_version?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'estimates_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
        ];
      };
      events: {
        Row: {
          actor_id: string | null;
          facts: NonNullable<Json>;
          id: string;
          occurred_at: string;
          record_id: string;
          record_table: string;
          type: string;
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          facts?: NonNullable<Json>;
          id?: string;
          occurred_at?: string;
          record_id: string;
          record_table: string;
          type: string;
        };
        Update: {
          actor_id?: string | null;
          facts?: NonNullable<Json>;
          id?: string;
          occurred_at?: string;
          record_id?: string;
          record_table?: string;
          type?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'events_actor_id_fkey';
            columns: ['actor_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      figures: {
        Row: {
          case_id: string;
          compared_with: string | null;
          from_day: string;
          id: string;
          kind: string;
          label: string;
          measured_by: string;
          n: number | null;
          position: number;
          source: string | null;
          source_url: string | null;
          unit: string;
          until_day: string;
          updated_at: string;
          value: number;
        };
        ComputedFields: never;
        Insert: {
          case_id: string;
          compared_with?: string | null;
          from_day: string;
          id: string;
          kind: string;
          label: string;
          measured_by: string;
          n?: number | null;
          position?: number;
          source?: string | null;
          source_url?: string | null;
          unit: string;
          until_day: string;
          updated_at?: string;
          value: number;
        };
        Update: {
          case_id?: string;
          compared_with?: string | null;
          from_day?: string;
          id?: string;
          kind?: string;
          label?: string;
          measured_by?: string;
          n?: number | null;
          position?: number;
          source?: string | null;
          source_url?: string | null;
          unit?: string;
          until_day?: string;
          updated_at?: string;
          value?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'figures_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
        ];
      };
      heartbeats: {
        Row: {
          beats: number;
          day: string;
          first_beat: string;
          last_beat: string;
        };
        ComputedFields: never;
        Insert: {
          beats?: number;
          day: string;
          first_beat: string;
          last_beat: string;
        };
        Update: {
          beats?: number;
          day?: string;
          first_beat?: string;
          last_beat?: string;
        };
        Relationships: [];
      };
      image_uses: {
        Row: {
          image_id: string;
          is_draft: boolean;
          record_id: string;
          table_name: string;
        };
        ComputedFields: never;
        Insert: {
          image_id: string;
          is_draft: boolean;
          record_id: string;
          table_name: string;
        };
        Update: {
          image_id?: string;
          is_draft?: boolean;
          record_id?: string;
          table_name?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'image_uses_image_id_fkey';
            columns: ['image_id'];
            isOneToOne: false;
            referencedRelation: 'images';
            referencedColumns: ['id'];
          },
        ];
      };
      images: {
        Row: {
          alt: string;
          caption: string;
          created_at: string;
          focal_x: number;
          focal_y: number;
          height: number | null;
          id: string;
          mime_type: string | null;
          name: string;
          path: string;
          sha256: string | null;
          size_bytes: number | null;
          updated_at: string;
          uploaded_by: string | null;
          width: number | null;
        };
        ComputedFields: never;
        Insert: {
          alt: string;
          caption?: string;
          created_at?: string;
          focal_x?: number;
          focal_y?: number;
          height?: number | null;
          id?: string;
          mime_type?: string | null;
          name?: string;
          path: string;
          sha256?: string | null;
          size_bytes?: number | null;
          updated_at?: string;
          uploaded_by?: string | null;
          width?: number | null;
        };
        Update: {
          alt?: string;
          caption?: string;
          created_at?: string;
          focal_x?: number;
          focal_y?: number;
          height?: number | null;
          id?: string;
          mime_type?: string | null;
          name?: string;
          path?: string;
          sha256?: string | null;
          size_bytes?: number | null;
          updated_at?: string;
          uploaded_by?: string | null;
          width?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'images_uploaded_by_fkey';
            columns: ['uploaded_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      inbox_snoozes: {
        Row: {
          item: string;
          until: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          item: string;
          until: string;
          user_id?: string;
        };
        Update: {
          item?: string;
          until?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'inbox_snoozes_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      incoming_calls: {
        Row: {
          answer: NonNullable<Json>;
          body: string;
          email: string | null;
          id: string;
          last_received_at: string;
          received_at: string;
          status: number;
          times: number;
          type: string;
          webhook_id: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: NonNullable<Json>;
          body: string;
          email?: string | null;
          id?: string;
          last_received_at?: string;
          received_at?: string;
          status: number;
          times?: number;
          type: string;
          webhook_id: string;
        };
        Update: {
          answer?: NonNullable<Json>;
          body?: string;
          email?: string | null;
          id?: string;
          last_received_at?: string;
          received_at?: string;
          status?: number;
          times?: number;
          type?: string;
          webhook_id?: string;
        };
        Relationships: [];
      };
      job_applications: {
        Row: {
          consented_at: string | null;
          created_at: string;
          cv_name: string;
          cv_path: string;
          email: string;
          firstname: string;
          id: string;
          job_id: string;
          lastname: string;
          link: string | null;
          message: string | null;
          phone: string | null;
          policy_version: string | null;
          private_notes: string | null;
          rating: number | null;
          stage: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          consented_at?: string | null;
          created_at?: string;
          cv_name: string;
          cv_path: string;
          email: string;
          firstname: string;
          id?: string;
          job_id: string;
          lastname: string;
          link?: string | null;
          message?: string | null;
          phone?: string | null;
          policy_version?: string | null;
          private_notes?: string | null;
          rating?: number | null;
          stage?: string;
          updated_at?: string;
        };
        Update: {
          consented_at?: string | null;
          created_at?: string;
          cv_name?: string;
          cv_path?: string;
          email?: string;
          firstname?: string;
          id?: string;
          job_id?: string;
          lastname?: string;
          link?: string | null;
          message?: string | null;
          phone?: string | null;
          policy_version?: string | null;
          private_notes?: string | null;
          rating?: number | null;
          stage?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'job_applications_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      jobs: {
        Row: {
          closes_at: string | null;
          created_at: string;
          department: string;
          description: string;
          employment_type: string;
          id: string;
          location: string;
          published_at: string | null;
          salary_currency: string;
          salary_max: number | null;
          salary_min: number | null;
          salary_period: string;
          seo_description: string | null;
          seo_title: string | null;
          slug: string;
          state: string;
          summary: string;
          title: string;
          updated_at: string;
          workplace: string;
        };
        ComputedFields: never;
        Insert: {
          closes_at?: string | null;
          created_at?: string;
          department: string;
          description?: string;
          employment_type?: string;
          id?: string;
          location: string;
          published_at?: string | null;
          salary_currency?: string;
          salary_max?: number | null;
          salary_min?: number | null;
          salary_period?: string;
          seo_description?: string | null;
          seo_title?: string | null;
          slug: string;
          state?: string;
          summary: string;
          title: string;
          updated_at?: string;
          workplace?: string;
        };
        Update: {
          closes_at?: string | null;
          created_at?: string;
          department?: string;
          description?: string;
          employment_type?: string;
          id?: string;
          location?: string;
          published_at?: string | null;
          salary_currency?: string;
          salary_max?: number | null;
          salary_min?: number | null;
          salary_period?: string;
          seo_description?: string | null;
          seo_title?: string | null;
          slug?: string;
          state?: string;
          summary?: string;
          title?: string;
          updated_at?: string;
          workplace?: string;
        };
        Relationships: [];
      };
      lesson_progress: {
        Row: {
          answered_at: string | null;
          chosen: number[] | null;
          created_at: string;
          done_at: string | null;
          enrolment_id: string;
          id: string;
          is_right: boolean | null;
          lesson_id: string;
          opened_at: string;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          chosen?: number[] | null;
          created_at?: string;
          done_at?: string | null;
          enrolment_id: string;
          id?: string;
          is_right?: boolean | null;
          lesson_id: string;
          opened_at?: string;
        };
        Update: {
          answered_at?: string | null;
          chosen?: number[] | null;
          created_at?: string;
          done_at?: string | null;
          enrolment_id?: string;
          id?: string;
          is_right?: boolean | null;
          lesson_id?: string;
          opened_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'lesson_progress_enrolment_id_fkey';
            columns: ['enrolment_id'];
            isOneToOne: false;
            referencedRelation: 'enrolments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'lesson_progress_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'course_lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      lesson_texts: {
        Row: {
          body: string;
          created_at: string;
          id: string;
          question: Json | null;
          updated_at: string;
          video_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          body?: string;
          created_at?: string;
          id: string;
          question?: Json | null;
          updated_at?: string;
          video_id?: string | null;
        };
        Update: {
          body?: string;
          created_at?: string;
          id?: string;
          question?: Json | null;
          updated_at?: string;
          video_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'lesson_texts_id_fkey';
            columns: ['id'];
            isOneToOne: true;
            referencedRelation: 'course_lessons';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'lesson_texts_video_id_fkey';
            columns: ['video_id'];
            isOneToOne: false;
            referencedRelation: 'videos';
            referencedColumns: ['id'];
          },
        ];
      };
      mail_bounces: {
        Row: {
          bounced_at: string;
          cleared_at: string | null;
          cleared_by: string | null;
          created_at: string;
          diagnostic: string | null;
          email: string;
          id: string;
          kind: string;
          status: string | null;
          times: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          bounced_at: string;
          cleared_at?: string | null;
          cleared_by?: string | null;
          created_at?: string;
          diagnostic?: string | null;
          email: string;
          id?: string;
          kind: string;
          status?: string | null;
          times?: number;
          updated_at?: string;
        };
        Update: {
          bounced_at?: string;
          cleared_at?: string | null;
          cleared_by?: string | null;
          created_at?: string;
          diagnostic?: string | null;
          email?: string;
          id?: string;
          kind?: string;
          status?: string | null;
          times?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'mail_bounces_cleared_by_fkey';
            columns: ['cleared_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_issues: {
        Row: {
          begun_at: string | null;
          body: string;
          created_at: string;
          created_by: string | null;
          id: string;
          is_indexed: boolean;
          preheader: string;
          rate_per_minute: number;
          scheduled_at: string | null;
          sent_at: string | null;
          slug: string;
          state: string;
          subject: string;
          title: string;
          topics: string[];
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          begun_at?: string | null;
          body?: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          is_indexed?: boolean;
          preheader?: string;
          rate_per_minute?: number;
          scheduled_at?: string | null;
          sent_at?: string | null;
          slug: string;
          state?: string;
          subject: string;
          title: string;
          topics?: string[];
          updated_at?: string;
        };
        Update: {
          begun_at?: string | null;
          body?: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          is_indexed?: boolean;
          preheader?: string;
          rate_per_minute?: number;
          scheduled_at?: string | null;
          sent_at?: string | null;
          slug?: string;
          state?: string;
          subject?: string;
          title?: string;
          topics?: string[];
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'newsletter_issues_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_links: {
        Row: {
          id: string;
          issue_id: string;
          position: number;
          presses: number;
          url: string;
        };
        ComputedFields: never;
        Insert: {
          id?: string;
          issue_id: string;
          position: number;
          presses?: number;
          url: string;
        };
        Update: {
          id?: string;
          issue_id?: string;
          position?: number;
          presses?: number;
          url?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'newsletter_links_issue_id_fkey';
            columns: ['issue_id'];
            isOneToOne: false;
            referencedRelation: 'newsletter_issues';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_recipients: {
        Row: {
          answer: number | null;
          attempts: number;
          handed_at: string | null;
          id: string;
          issue_id: string;
          lease_token: string | null;
          leased_until: string | null;
          next_attempt_at: string;
          settled_at: string | null;
          state: string;
          subscription_id: string | null;
          unsubscribed_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          answer?: number | null;
          attempts?: number;
          handed_at?: string | null;
          id?: string;
          issue_id: string;
          lease_token?: string | null;
          leased_until?: string | null;
          next_attempt_at?: string;
          settled_at?: string | null;
          state?: string;
          subscription_id?: string | null;
          unsubscribed_at?: string | null;
        };
        Update: {
          answer?: number | null;
          attempts?: number;
          handed_at?: string | null;
          id?: string;
          issue_id?: string;
          lease_token?: string | null;
          leased_until?: string | null;
          next_attempt_at?: string;
          settled_at?: string | null;
          state?: string;
          subscription_id?: string | null;
          unsubscribed_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'newsletter_recipients_issue_id_fkey';
            columns: ['issue_id'];
            isOneToOne: false;
            referencedRelation: 'newsletter_issues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'newsletter_recipients_subscription_id_fkey';
            columns: ['subscription_id'];
            isOneToOne: false;
            referencedRelation: 'blog_subscriptions';
            referencedColumns: ['id'];
          },
        ];
      };
      notification_digests: {
        Row: {
          day: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          user_id: string;
        };
        Update: {
          day?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'notification_digests_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      notification_preferences: {
        Row: {
          at_once: boolean | null;
          by_mail: boolean;
          in_app: boolean;
          kind: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          at_once?: boolean | null;
          by_mail?: boolean;
          in_app?: boolean;
          kind: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          at_once?: boolean | null;
          by_mail?: boolean;
          in_app?: boolean;
          kind?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'notification_preferences_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      notifications: {
        Row: {
          body: string | null;
          created_at: string;
          digested_at: string | null;
          due_at: string | null;
          id: string;
          in_app: boolean;
          kind: string;
          moment: string | null;
          read_at: string | null;
          record_id: string | null;
          record_table: string | null;
          times: number;
          title: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          body?: string | null;
          created_at?: string;
          digested_at?: string | null;
          due_at?: string | null;
          id?: string;
          in_app?: boolean;
          kind: string;
          moment?: string | null;
          read_at?: string | null;
          record_id?: string | null;
          record_table?: string | null;
          times?: number;
          title: string;
          user_id: string;
        };
        Update: {
          body?: string | null;
          created_at?: string;
          digested_at?: string | null;
          due_at?: string | null;
          id?: string;
          in_app?: boolean;
          kind?: string;
          moment?: string | null;
          read_at?: string | null;
          record_id?: string | null;
          record_table?: string | null;
          times?: number;
          title?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'notifications_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      outbox: {
        Row: {
          attempts: number;
          channel: string;
          created_at: string;
          delivered_at: string | null;
          endpoint_id: string | null;
          event_id: string | null;
          id: string;
          last_error: string | null;
          lease_token: string | null;
          leased_until: string | null;
          next_attempt_at: string;
          payload: NonNullable<Json>;
          recipient: string | null;
          record_id: string | null;
          record_table: string | null;
          status: string;
          target: string;
          topic: string;
        };
        ComputedFields: never;
        Insert: {
          attempts?: number;
          channel: string;
          created_at?: string;
          delivered_at?: string | null;
          endpoint_id?: string | null;
          event_id?: string | null;
          id?: string;
          last_error?: string | null;
          lease_token?: string | null;
          leased_until?: string | null;
          next_attempt_at?: string;
          payload?: NonNullable<Json>;
          recipient?: string | null;
          record_id?: string | null;
          record_table?: string | null;
          status?: string;
          target?: never;
          topic: string;
        };
        Update: {
          attempts?: number;
          channel?: string;
          created_at?: string;
          delivered_at?: string | null;
          endpoint_id?: string | null;
          event_id?: string | null;
          id?: string;
          last_error?: string | null;
          lease_token?: string | null;
          leased_until?: string | null;
          next_attempt_at?: string;
          payload?: NonNullable<Json>;
          recipient?: string | null;
          record_id?: string | null;
          record_table?: string | null;
          status?: string;
          target?: never;
          topic?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'outbox_endpoint_id_fkey';
            columns: ['endpoint_id'];
            isOneToOne: false;
            referencedRelation: 'webhook_endpoints';
            referencedColumns: ['id'];
          },
        ];
      };
      outbox_attempts: {
        Row: {
          attempted_at: string;
          duration_ms: number | null;
          error: string | null;
          id: number;
          outbox_id: string;
          request: Json | null;
          response_status: number | null;
        };
        ComputedFields: never;
        Insert: {
          attempted_at?: string;
          duration_ms?: number | null;
          error?: string | null;
          id?: never;
          outbox_id: string;
          request?: Json | null;
          response_status?: number | null;
        };
        Update: {
          attempted_at?: string;
          duration_ms?: number | null;
          error?: string | null;
          id?: never;
          outbox_id?: string;
          request?: Json | null;
          response_status?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'outbox_attempts_outbox_id_fkey';
            columns: ['outbox_id'];
            isOneToOne: false;
            referencedRelation: 'outbox';
            referencedColumns: ['id'];
          },
        ];
      };
      passages: {
        Row: {
          anchor: string;
          context: string;
          document: unknown;
          heading: string;
          id: number;
          kind: string;
          page: string;
          record: string;
          sentences: unknown[];
          slug: string;
          title: string;
          words: string;
        };
        ComputedFields: never;
        Insert: {
          anchor: string;
          context?: string;
          document?: never;
          heading: string;
          id?: never;
          kind: string;
          page: string;
          record: string;
          sentences?: never;
          slug: string;
          title: string;
          words: string;
        };
        Update: {
          anchor?: string;
          context?: string;
          document?: never;
          heading?: string;
          id?: never;
          kind?: string;
          page?: string;
          record?: string;
          sentences?: never;
          slug?: string;
          title?: string;
          words?: string;
        };
        Relationships: [];
      };
      playbook_runs: {
        Row: {
          anchor: string;
          created_at: string;
          event_id: string | null;
          failure: string | null;
          id: string;
          playbook_id: string;
          record_id: string;
          record_table: string;
          started_by: string | null;
          state: string;
          updated_at: string;
          withdrawn_tasks: number;
        };
        ComputedFields: never;
        Insert: {
          anchor: string;
          created_at?: string;
          event_id?: string | null;
          failure?: string | null;
          id?: string;
          playbook_id: string;
          record_id: string;
          record_table: string;
          started_by?: string | null;
          state?: string;
          updated_at?: string;
          withdrawn_tasks?: number;
        };
        Update: {
          anchor?: string;
          created_at?: string;
          event_id?: string | null;
          failure?: string | null;
          id?: string;
          playbook_id?: string;
          record_id?: string;
          record_table?: string;
          started_by?: string | null;
          state?: string;
          updated_at?: string;
          withdrawn_tasks?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'playbook_runs_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'playbook_runs_playbook_id_fkey';
            columns: ['playbook_id'];
            isOneToOne: false;
            referencedRelation: 'playbooks';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'playbook_runs_started_by_fkey';
            columns: ['started_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      playbooks: {
        Row: {
          created_at: string;
          created_by: string | null;
          id: string;
          is_active: boolean;
          name: string;
          service_id: string | null;
          steps: NonNullable<Json>;
          subject: string;
          trigger_type: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          is_active?: boolean;
          name: string;
          service_id?: string | null;
          steps?: NonNullable<Json>;
          subject: string;
          trigger_type?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          is_active?: boolean;
          name?: string;
          service_id?: string | null;
          steps?: NonNullable<Json>;
          subject?: string;
          trigger_type?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'playbooks_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'playbooks_service_id_fkey';
            columns: ['service_id'];
            isOneToOne: false;
            referencedRelation: 'services';
            referencedColumns: ['id'];
          },
        ];
      };
      post_announcements: {
        Row: {
          announced_at: string;
          called_back: number;
          digested_at: string | null;
          post_id: string;
          recipients: number | null;
        };
        ComputedFields: never;
        Insert: {
          announced_at?: string;
          called_back?: number;
          digested_at?: string | null;
          post_id: string;
          recipients?: number | null;
        };
        Update: {
          announced_at?: string;
          called_back?: number;
          digested_at?: string | null;
          post_id?: string;
          recipients?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'post_announcements_post_id_fkey';
            columns: ['post_id'];
            isOneToOne: true;
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ];
      };
      privacy_requests: {
        Row: {
          at: string;
          id: string;
          kind: string;
          pseudonyms: string[];
          records: NonNullable<Json>;
          reference: string;
          requested_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          id?: string;
          kind: string;
          pseudonyms: string[];
          records?: NonNullable<Json>;
          reference?: never;
          requested_by?: string | null;
        };
        Update: {
          at?: string;
          id?: string;
          kind?: string;
          pseudonyms?: string[];
          records?: NonNullable<Json>;
          reference?: never;
          requested_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'privacy_requests_requested_by_fkey';
            columns: ['requested_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      proposal_acceptances: {
        Row: {
          accepted_at: string;
          agent: string | null;
          code_id: string;
          code_sent_at: string;
          email: string;
          erased_at: string | null;
          id: string;
          ip: string | null;
          month_cents: number;
          name: string;
          number: string;
          once_cents: number;
          proposal_id: string;
          terms_version: string;
          text_sha256: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          accepted_at?: string;
          agent?: string | null;
          code_id: string;
          code_sent_at: string;
          email: string;
          erased_at?: string | null;
          id?: string;
          ip?: string | null;
          month_cents: number;
          name: string;
          number: string;
          once_cents: number;
          proposal_id: string;
          terms_version: string;
          text_sha256: string;
          version: number;
        };
        Update: {
          accepted_at?: string;
          agent?: string | null;
          code_id?: string;
          code_sent_at?: string;
          email?: string;
          erased_at?: string | null;
          id?: string;
          ip?: string | null;
          month_cents?: number;
          name?: string;
          number?: string;
          once_cents?: number;
          proposal_id?: string;
          terms_version?: string;
          text_sha256?: string;
          version?: number;
        };
        Relationships: [];
      };
      proposal_codes: {
        Row: {
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          name: string;
          proposal_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          expires_at?: string;
          id?: string;
          name: string;
          proposal_id: string;
          version: number;
        };
        Update: {
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          name?: string;
          proposal_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'proposal_codes_proposal_id_fkey';
            columns: ['proposal_id'];
            isOneToOne: false;
            referencedRelation: 'proposals';
            referencedColumns: ['id'];
          },
        ];
      };
      proposal_questions: {
        Row: {
          answer: string | null;
          answered_at: string | null;
          answered_by: string | null;
          asked_at: string;
          id: string;
          passage: string;
          proposal_id: string;
          question: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          answer?: string | null;
          answered_at?: string | null;
          answered_by?: string | null;
          asked_at?: string;
          id?: string;
          passage: string;
          proposal_id: string;
          question: string;
          version: number;
        };
        Update: {
          answer?: string | null;
          answered_at?: string | null;
          answered_by?: string | null;
          asked_at?: string;
          id?: string;
          passage?: string;
          proposal_id?: string;
          question?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'proposal_questions_answered_by_fkey';
            columns: ['answered_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'proposal_questions_proposal_id_fkey';
            columns: ['proposal_id'];
            isOneToOne: false;
            referencedRelation: 'proposals';
            referencedColumns: ['id'];
          },
        ];
      };
      proposal_templates: {
        Row: {
          content: NonNullable<Json>;
          created_at: string;
          id: string;
          name: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          content: NonNullable<Json>;
          created_at?: string;
          id?: string;
          name: string;
          updated_at?: string;
        };
        Update: {
          content?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          name?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      proposal_versions: {
        Row: {
          content: NonNullable<Json>;
          created_at: string;
          id: string;
          month_cents: number;
          once_cents: number;
          proposal_id: string;
          recipient_email: string;
          recipient_name: string;
          sent_at: string | null;
          terms_version: string;
          text: string | null;
          text_sha256: string | null;
          updated_at: string;
          valid_until: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          content: NonNullable<Json>;
          created_at?: string;
          id?: string;
          month_cents?: number;
          once_cents?: number;
          proposal_id: string;
          recipient_email: string;
          recipient_name: string;
          sent_at?: string | null;
          terms_version: string;
          text?: string | null;
          text_sha256?: string | null;
          updated_at?: string;
          valid_until: string;
          version: number;
        };
        Update: {
          content?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          month_cents?: number;
          once_cents?: number;
          proposal_id?: string;
          recipient_email?: string;
          recipient_name?: string;
          sent_at?: string | null;
          terms_version?: string;
          text?: string | null;
          text_sha256?: string | null;
          updated_at?: string;
          valid_until?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'proposal_versions_proposal_id_fkey';
            columns: ['proposal_id'];
            isOneToOne: false;
            referencedRelation: 'proposals';
            referencedColumns: ['id'];
          },
        ];
      };
      proposals: {
        Row: {
          answered_at: string | null;
          created_at: string;
          created_by: string | null;
          current_version: number | null;
          deal_id: string;
          decline_reason: string | null;
          id: string;
          number: string;
          remind_after_days: number | null;
          reminded_at: string | null;
          rests_until: string | null;
          seen_at: string | null;
          sent_at: string | null;
          status: string;
          updated_at: string;
          wrong_codes: number;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          current_version?: number | null;
          deal_id: string;
          decline_reason?: string | null;
          id?: string;
          number: string;
          remind_after_days?: number | null;
          reminded_at?: string | null;
          rests_until?: string | null;
          seen_at?: string | null;
          sent_at?: string | null;
          status?: string;
          updated_at?: string;
          wrong_codes?: number;
        };
        Update: {
          answered_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          current_version?: number | null;
          deal_id?: string;
          decline_reason?: string | null;
          id?: string;
          number?: string;
          remind_after_days?: number | null;
          reminded_at?: string | null;
          rests_until?: string | null;
          seen_at?: string | null;
          sent_at?: string | null;
          status?: string;
          updated_at?: string;
          wrong_codes?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'proposals_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'proposals_deal_id_fkey';
            columns: ['deal_id'];
            isOneToOne: false;
            referencedRelation: 'deals';
            referencedColumns: ['id'];
          },
        ];
      };
      rate_limits: {
        Row: {
          bucket: string;
          hits: number;
          subject: string;
          window_started_at: string;
        };
        ComputedFields: never;
        Insert: {
          bucket: string;
          hits?: number;
          subject: string;
          window_started_at?: string;
        };
        Update: {
          bucket?: string;
          hits?: number;
          subject?: string;
          window_started_at?: string;
        };
        Relationships: [];
      };
      recovery_codes: {
        Row: {
          code_hash: string;
          used_at: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          code_hash: string;
          used_at?: string | null;
          user_id: string;
        };
        Update: {
          code_hash?: string;
          used_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'recovery_codes_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'second_factors';
            referencedColumns: ['user_id'];
          },
        ];
      };
      repeated_requests: {
        Row: {
          day: string;
          total: number;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          total?: number;
        };
        Update: {
          day?: string;
          total?: number;
        };
        Relationships: [];
      };
      replies: {
        Row: {
          application_id: string | null;
          body: string;
          booking_id: string | null;
          client_id: string | null;
          created_at: string;
          email: string;
          enquiry_id: string | null;
          enrolment_id: string | null;
          id: string;
          idempotency_key: string | null;
          sender_id: string | null;
          settled_at: string | null;
          state: string;
          subject: string;
        };
        ComputedFields: never;
        Insert: {
          application_id?: string | null;
          body: string;
          booking_id?: string | null;
          client_id?: string | null;
          created_at?: string;
          email: string;
          enquiry_id?: string | null;
          enrolment_id?: string | null;
          id?: string;
          idempotency_key?: string | null;
          sender_id?: string | null;
          settled_at?: string | null;
          state?: string;
          subject: string;
        };
        Update: {
          application_id?: string | null;
          body?: string;
          booking_id?: string | null;
          client_id?: string | null;
          created_at?: string;
          email?: string;
          enquiry_id?: string | null;
          enrolment_id?: string | null;
          id?: string;
          idempotency_key?: string | null;
          sender_id?: string | null;
          settled_at?: string | null;
          state?: string;
          subject?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'replies_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'job_applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'replies_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'consultation_bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'replies_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'replies_enquiry_id_fkey';
            columns: ['enquiry_id'];
            isOneToOne: false;
            referencedRelation: 'enquiries';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'replies_enrolment_id_fkey';
            columns: ['enrolment_id'];
            isOneToOne: false;
            referencedRelation: 'enrolments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'replies_sender_id_fkey';
            columns: ['sender_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      reply_templates: {
        Row: {
          body: string;
          created_at: string;
          created_by: string | null;
          id: string;
          kind: string;
          name: string;
          subject: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          kind: string;
          name: string;
          subject: string;
          updated_at?: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          kind?: string;
          name?: string;
          subject?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'reply_templates_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      retention_runs: {
        Row: {
          bounces_from: string | null;
          finished_at: string;
          id: string;
          is_complete: boolean;
          leads_from: string | null;
          removed: NonNullable<Json>;
          started_at: string;
        };
        ComputedFields: never;
        Insert: {
          bounces_from?: string | null;
          finished_at?: string;
          id?: string;
          is_complete?: boolean;
          leads_from?: string | null;
          removed?: NonNullable<Json>;
          started_at?: string;
        };
        Update: {
          bounces_from?: string | null;
          finished_at?: string;
          id?: string;
          is_complete?: boolean;
          leads_from?: string | null;
          removed?: NonNullable<Json>;
          started_at?: string;
        };
        Relationships: [];
      };
      retention_settings: {
        Row: {
          acceptance_months: number;
          application_months: number;
          audit_months: number;
          enquiry_months: number;
          event_days: number;
          id: boolean;
          lead_months: number;
          updated_at: string;
          visit_months: number;
        };
        ComputedFields: never;
        Insert: {
          acceptance_months?: number;
          application_months?: number;
          audit_months?: number;
          enquiry_months?: number;
          event_days?: number;
          id?: boolean;
          lead_months?: number;
          updated_at?: string;
          visit_months?: number;
        };
        Update: {
          acceptance_months?: number;
          application_months?: number;
          audit_months?: number;
          enquiry_months?: number;
          event_days?: number;
          id?: boolean;
          lead_months?: number;
          updated_at?: string;
          visit_months?: number;
        };
        Relationships: [];
      };
      sandbox_entries: {
        Row: {
          at: string;
          attempt: number | null;
          duration_ms: number | null;
          error: string | null;
          id: number;
          kind: string;
          next_attempt_at: string | null;
          run_id: string;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          attempt?: number | null;
          duration_ms?: number | null;
          error?: string | null;
          id?: never;
          kind: string;
          next_attempt_at?: string | null;
          run_id: string;
        };
        Update: {
          at?: string;
          attempt?: number | null;
          duration_ms?: number | null;
          error?: string | null;
          id?: never;
          kind?: string;
          next_attempt_at?: string | null;
          run_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'sandbox_entries_run_id_fkey';
            columns: ['run_id'];
            isOneToOne: false;
            referencedRelation: 'sandbox_runs';
            referencedColumns: ['id'];
          },
        ];
      };
      sandbox_runs: {
        Row: {
          attempts: number;
          ends_at: string;
          id: string;
          is_receiving: boolean;
          next_attempt_at: string | null;
          secret: string;
          started_at: string;
          steps: number;
        };
        ComputedFields: never;
        Insert: {
          attempts?: number;
          ends_at?: string;
          id?: string;
          is_receiving?: boolean;
          next_attempt_at?: string | null;
          secret: string;
          started_at?: string;
          steps?: number;
        };
        Update: {
          attempts?: number;
          ends_at?: string;
          id?: string;
          is_receiving?: boolean;
          next_attempt_at?: string | null;
          secret?: string;
          started_at?: string;
          steps?: number;
        };
        Relationships: [];
      };
      search_gaps: {
        Row: {
          answered_at: string | null;
          answered_kind: string | null;
          answered_record: string | null;
          asked_at: string;
          asked_count: number;
          created_at: string;
          id: string;
          question: string;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          answered_kind?: string | null;
          answered_record?: string | null;
          asked_at?: string;
          asked_count?: number;
          created_at?: string;
          id?: string;
          question: string;
        };
        Update: {
          answered_at?: string | null;
          answered_kind?: string | null;
          answered_record?: string | null;
          asked_at?: string;
          asked_count?: number;
          created_at?: string;
          id?: string;
          question?: string;
        };
        Relationships: [];
      };
      second_factors: {
        Row: {
          confirmed_at: string | null;
          created_at: string;
          last_step: number;
          secret: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          confirmed_at?: string | null;
          created_at?: string;
          last_step?: number;
          secret: string;
          user_id: string;
        };
        Update: {
          confirmed_at?: string | null;
          created_at?: string;
          last_step?: number;
          secret?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'second_factors_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      security_settings: {
        Row: {
          id: boolean;
          leaders_need_second_factor: boolean;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          id?: boolean;
          leaders_need_second_factor?: boolean;
          updated_at?: string;
        };
        Update: {
          id?: boolean;
          leaders_need_second_factor?: boolean;
          updated_at?: string;
        };
        Relationships: [];
      };
      servers: {
        Row: {
          clock: string;
          name: string;
          seen_at: string;
        };
        ComputedFields: never;
        Insert: {
          clock: string;
          name: string;
          seen_at?: string;
        };
        Update: {
          clock?: string;
          name?: string;
          seen_at?: string;
        };
        Relationships: [];
      };
      services: {
        Row: {
          category: string;
          created_at: string;
          description: string;
          drawing: string;
          duration: string | null;
          faq: NonNullable<Json>;
          icon: string | null;
          id: string;
          piece: string | null;
          position: number;
          price_from: number | null;
          process: NonNullable<Json>;
          published_at: string | null;
          scope: string[];
          seo_description: string | null;
          seo_title: string | null;
          slug: string;
          state: string;
          summary: string;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          category: string;
          created_at?: string;
          description?: string;
          drawing?: string;
          duration?: string | null;
          faq?: NonNullable<Json>;
          icon?: string | null;
          id?: string;
          piece?: string | null;
          position?: number;
          price_from?: number | null;
          process?: NonNullable<Json>;
          published_at?: string | null;
          scope?: string[];
          seo_description?: string | null;
          seo_title?: string | null;
          slug: string;
          state?: string;
          summary: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          category?: string;
          created_at?: string;
          description?: string;
          drawing?: string;
          duration?: string | null;
          faq?: NonNullable<Json>;
          icon?: string | null;
          id?: string;
          piece?: string | null;
          position?: number;
          price_from?: number | null;
          process?: NonNullable<Json>;
          published_at?: string | null;
          scope?: string[];
          seo_description?: string | null;
          seo_title?: string | null;
          slug?: string;
          state?: string;
          summary?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      site_visits: {
        Row: {
          channel_class: string;
          day: string;
          page: string;
          visits: number;
        };
        ComputedFields: never;
        Insert: {
          channel_class?: string;
          day: string;
          page: string;
          visits?: number;
        };
        Update: {
          channel_class?: string;
          day?: string;
          page?: string;
          visits?: number;
        };
        Relationships: [];
      };
      slug_redirects: {
        Row: {
          created_at: string;
          record_id: string;
          slug: string;
          table_name: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          record_id: string;
          slug: string;
          table_name: string;
        };
        Update: {
          created_at?: string;
          record_id?: string;
          slug?: string;
          table_name?: string;
        };
        Relationships: [];
      };
      staff_invitations: {
        Row: {
          accepted_at: string | null;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string | null;
          name: string;
          profile_type: string;
          revoked_at: string | null;
          team_id: string | null;
          token_hash: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          accepted_at?: string | null;
          created_at?: string;
          email: string;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
          name: string;
          profile_type?: string;
          revoked_at?: string | null;
          team_id?: string | null;
          token_hash: string;
          updated_at?: string;
        };
        Update: {
          accepted_at?: string | null;
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
          name?: string;
          profile_type?: string;
          revoked_at?: string | null;
          team_id?: string | null;
          token_hash?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'staff_invitations_invited_by_fkey';
            columns: ['invited_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'staff_invitations_team_id_fkey';
            columns: ['team_id'];
            isOneToOne: false;
            referencedRelation: 'teams';
            referencedColumns: ['id'];
          },
        ];
      };
      staff_sessions: {
        Row: {
          device_hash: string | null;
          ended_at: string | null;
          first_code_at: string | null;
          ip: string | null;
          last_active_at: string;
          password_at: string;
          session_id: string;
          started_at: string;
          user_agent: string | null;
          user_id: string;
          verified_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          device_hash?: string | null;
          ended_at?: string | null;
          first_code_at?: string | null;
          ip?: string | null;
          last_active_at?: string;
          password_at?: string;
          session_id: string;
          started_at?: string;
          user_agent?: string | null;
          user_id: string;
          verified_at?: string | null;
        };
        Update: {
          device_hash?: string | null;
          ended_at?: string | null;
          first_code_at?: string | null;
          ip?: string | null;
          last_active_at?: string;
          password_at?: string;
          session_id?: string;
          started_at?: string;
          user_agent?: string | null;
          user_id?: string;
          verified_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'staff_sessions_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      stale_marks: {
        Row: {
          key: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          key: string;
          version: number;
        };
        Update: {
          key?: string;
          version?: number;
        };
        Relationships: [];
      };
      task_activity: {
        Row: {
          action: string;
          actor_id: string | null;
          at: string;
          changes: NonNullable<Json>;
          id: number;
          task_id: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_id?: string | null;
          at?: string;
          changes?: NonNullable<Json>;
          id?: never;
          task_id: string;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          at?: string;
          changes?: NonNullable<Json>;
          id?: never;
          task_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'task_activity_actor_id_fkey';
            columns: ['actor_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'task_activity_task_id_fkey';
            columns: ['task_id'];
            isOneToOne: false;
            referencedRelation: 'tasks';
            referencedColumns: ['id'];
          },
        ];
      };
      task_checklist_items: {
        Row: {
          created_at: string;
          id: string;
          is_done: boolean;
          label: string;
          position: number;
          task_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          is_done?: boolean;
          label: string;
          position?: number;
          task_id: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          is_done?: boolean;
          label?: string;
          position?: number;
          task_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'task_checklist_items_task_id_fkey';
            columns: ['task_id'];
            isOneToOne: false;
            referencedRelation: 'tasks';
            referencedColumns: ['id'];
          },
        ];
      };
      task_comments: {
        Row: {
          author_id: string | null;
          body: string;
          created_at: string;
          id: string;
          mentions: string[];
          task_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          body: string;
          created_at?: string;
          id?: string;
          mentions?: string[];
          task_id: string;
          updated_at?: string;
        };
        Update: {
          author_id?: string | null;
          body?: string;
          created_at?: string;
          id?: string;
          mentions?: string[];
          task_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'task_comments_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'task_comments_task_id_fkey';
            columns: ['task_id'];
            isOneToOne: false;
            referencedRelation: 'tasks';
            referencedColumns: ['id'];
          },
        ];
      };
      task_losses: {
        Row: {
          lost_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          lost_at: string;
          user_id: string;
        };
        Update: {
          lost_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'task_losses_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      task_series: {
        Row: {
          at_time: string;
          created_at: string;
          created_by: string | null;
          ended_at: string | null;
          id: string;
          last_due: string;
          made: number;
          rule: NonNullable<Json>;
          starts_on: string;
          template: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          at_time: string;
          created_at?: string;
          created_by?: string | null;
          ended_at?: string | null;
          id?: string;
          last_due: string;
          made?: number;
          rule: NonNullable<Json>;
          starts_on: string;
          template?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          at_time?: string;
          created_at?: string;
          created_by?: string | null;
          ended_at?: string | null;
          id?: string;
          last_due?: string;
          made?: number;
          rule?: NonNullable<Json>;
          starts_on?: string;
          template?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'task_series_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      task_views: {
        Row: {
          area: string;
          created_at: string;
          id: string;
          is_default: boolean;
          name: string;
          query: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          area: string;
          created_at?: string;
          id?: string;
          is_default?: boolean;
          name: string;
          query: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          area?: string;
          created_at?: string;
          id?: string;
          is_default?: boolean;
          name?: string;
          query?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'task_views_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      tasks: {
        Row: {
          assigned_to: string | null;
          assignee_order: string;
          booking_id: string | null;
          client_id: string | null;
          created_at: string;
          created_by: string | null;
          description: string | null;
          due_date: string | null;
          due_order: string;
          due_rule: Json | null;
          id: string;
          planned_due: string | null;
          priority: string;
          priority_order: string;
          run_id: string | null;
          series_id: string | null;
          status: string;
          status_order: string;
          team_id: string | null;
          team_order: string;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          assigned_to?: string | null;
          assignee_order?: string;
          booking_id?: string | null;
          client_id?: string | null;
          created_at?: string;
          created_by?: string | null;
          description?: string | null;
          due_date?: string | null;
          due_order?: never;
          due_rule?: Json | null;
          id?: string;
          planned_due?: string | null;
          priority?: string;
          priority_order?: string;
          run_id?: string | null;
          series_id?: string | null;
          status?: string;
          status_order?: string;
          team_id?: string | null;
          team_order?: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          assigned_to?: string | null;
          assignee_order?: string;
          booking_id?: string | null;
          client_id?: string | null;
          created_at?: string;
          created_by?: string | null;
          description?: string | null;
          due_date?: string | null;
          due_order?: never;
          due_rule?: Json | null;
          id?: string;
          planned_due?: string | null;
          priority?: string;
          priority_order?: string;
          run_id?: string | null;
          series_id?: string | null;
          status?: string;
          status_order?: string;
          team_id?: string | null;
          team_order?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'tasks_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'consultation_bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_run_id_fkey';
            columns: ['run_id'];
            isOneToOne: false;
            referencedRelation: 'playbook_runs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_series_id_fkey';
            columns: ['series_id'];
            isOneToOne: false;
            referencedRelation: 'task_series';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_team_id_fkey';
            columns: ['team_id'];
            isOneToOne: false;
            referencedRelation: 'teams';
            referencedColumns: ['id'];
          },
        ];
      };
      team_members: {
        Row: {
          created_at: string;
          team_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          team_id: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          team_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'team_members_team_id_fkey';
            columns: ['team_id'];
            isOneToOne: false;
            referencedRelation: 'teams';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'team_members_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      teams: {
        Row: {
          created_at: string;
          description: string | null;
          id: string;
          name: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          description?: string | null;
          id?: string;
          name: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          description?: string | null;
          id?: string;
          name?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      touches: {
        Row: {
          at: string;
          channel: Json | null;
          channel_class: string;
          client_id: string;
          id: string;
          intent: string | null;
          kind: string;
          record_id: string;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          channel?: Json | null;
          channel_class?: never;
          client_id: string;
          id?: string;
          intent?: string | null;
          kind: string;
          record_id: string;
        };
        Update: {
          at?: string;
          channel?: Json | null;
          channel_class?: never;
          client_id?: string;
          id?: string;
          intent?: string | null;
          kind?: string;
          record_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'touches_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
        ];
      };
      user_profiles: {
        Row: {
          about: string | null;
          created_at: string;
          disabled_at: string | null;
          email: string;
          former_names: string[];
          id: string;
          job_title: string | null;
          name: string;
          picture_url: string | null;
          profile_type: string;
          slug: string;
          time_zone: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          about?: string | null;
          created_at?: string;
          disabled_at?: string | null;
          email: string;
          former_names?: string[];
          id: string;
          job_title?: string | null;
          name: string;
          picture_url?: string | null;
          profile_type?: string;
          slug?: string;
          time_zone?: string;
          updated_at?: string;
        };
        Update: {
          about?: string | null;
          created_at?: string;
          disabled_at?: string | null;
          email?: string;
          former_names?: string[];
          id?: string;
          job_title?: string | null;
          name?: string;
          picture_url?: string | null;
          profile_type?: string;
          slug?: string;
          time_zone?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      videos: {
        Row: {
          captions: string | null;
          chapters: NonNullable<Json>;
          created_at: string;
          created_by: string | null;
          duration_seconds: number | null;
          has_captions: boolean;
          has_sound: boolean;
          height: number | null;
          id: string;
          is_highlights: boolean;
          mime_type: string | null;
          path: string | null;
          player_id: string | null;
          poster_path: string | null;
          size_bytes: number | null;
          source: string;
          transcript: string;
          updated_at: string;
          url: string | null;
          width: number | null;
        };
        ComputedFields: never;
        Insert: {
          captions?: string | null;
          chapters?: NonNullable<Json>;
          created_at?: string;
          created_by?: string | null;
          duration_seconds?: number | null;
          has_captions?: never;
          has_sound?: boolean;
          height?: number | null;
          id?: string;
          is_highlights?: boolean;
          mime_type?: string | null;
          path?: string | null;
          player_id?: string | null;
          poster_path?: string | null;
          size_bytes?: number | null;
          source: string;
          transcript?: string;
          updated_at?: string;
          url?: string | null;
          width?: number | null;
        };
        Update: {
          captions?: string | null;
          chapters?: NonNullable<Json>;
          created_at?: string;
          created_by?: string | null;
          duration_seconds?: number | null;
          has_captions?: never;
          has_sound?: boolean;
          height?: number | null;
          id?: string;
          is_highlights?: boolean;
          mime_type?: string | null;
          path?: string | null;
          player_id?: string | null;
          poster_path?: string | null;
          size_bytes?: number | null;
          source?: string;
          transcript?: string;
          updated_at?: string;
          url?: string | null;
          width?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'videos_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      webhook_endpoints: {
        Row: {
          created_at: string;
          created_by: string | null;
          description: string;
          event_types: string[];
          format: string;
          id: string;
          origin: string;
          paused_because: string | null;
          secret_rotated_at: string | null;
          state: string;
          updated_at: string;
          url: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          description?: string;
          event_types?: string[];
          format?: string;
          id?: string;
          origin?: string;
          paused_because?: string | null;
          secret_rotated_at?: string | null;
          state?: string;
          updated_at?: string;
          url: string;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          description?: string;
          event_types?: string[];
          format?: string;
          id?: string;
          origin?: string;
          paused_because?: string | null;
          secret_rotated_at?: string | null;
          state?: string;
          updated_at?: string;
          url?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'webhook_endpoints_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      webhook_secrets: {
        Row: {
          created_at: string;
          endpoint_id: string;
          previous: string | null;
          previous_until: string | null;
          secret: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          endpoint_id: string;
          previous?: string | null;
          previous_until?: string | null;
          secret: string;
        };
        Update: {
          created_at?: string;
          endpoint_id?: string;
          previous?: string | null;
          previous_until?: string | null;
          secret?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'webhook_secrets_endpoint_id_fkey';
            columns: ['endpoint_id'];
            isOneToOne: true;
            referencedRelation: 'webhook_endpoints';
            referencedColumns: ['id'];
          },
        ];
      };
      webinar_notes: {
        Row: {
          id: string;
          note: string;
          sent_at: string;
          sent_by: string | null;
          sent_to: number;
          webinarid: string;
        };
        ComputedFields: never;
        Insert: {
          id?: string;
          note: string;
          sent_at?: string;
          sent_by?: string | null;
          sent_to: number;
          webinarid: string;
        };
        Update: {
          id?: string;
          note?: string;
          sent_at?: string;
          sent_by?: string | null;
          sent_to?: number;
          webinarid?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'webinar_notes_sent_by_fkey';
            columns: ['sent_by'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'webinar_notes_webinarid_fkey';
            columns: ['webinarid'];
            isOneToOne: false;
            referencedRelation: 'webinars';
            referencedColumns: ['id'];
          },
        ];
      };
      webinar_question_votes: {
        Row: {
          question_id: string;
          registration_id: string;
          voted_at: string;
        };
        ComputedFields: never;
        Insert: {
          question_id: string;
          registration_id: string;
          voted_at?: string;
        };
        Update: {
          question_id?: string;
          registration_id?: string;
          voted_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'webinar_question_votes_question_id_fkey';
            columns: ['question_id'];
            isOneToOne: false;
            referencedRelation: 'webinar_questions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'webinar_question_votes_registration_id_fkey';
            columns: ['registration_id'];
            isOneToOne: false;
            referencedRelation: 'webinar_registrations';
            referencedColumns: ['id'];
          },
        ];
      };
      webinar_questions: {
        Row: {
          answered_at: string | null;
          asked_at: string;
          hidden_at: string | null;
          id: string;
          question: string;
          registration_id: string;
          votes_count: number;
          webinarid: string;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          asked_at?: string;
          hidden_at?: string | null;
          id?: string;
          question: string;
          registration_id: string;
          votes_count?: number;
          webinarid: string;
        };
        Update: {
          answered_at?: string | null;
          asked_at?: string;
          hidden_at?: string | null;
          id?: string;
          question?: string;
          registration_id?: string;
          votes_count?: number;
          webinarid?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'webinar_questions_registration_id_fkey';
            columns: ['registration_id'];
            isOneToOne: false;
            referencedRelation: 'webinar_registrations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'webinar_questions_webinarid_fkey';
            columns: ['webinarid'];
            isOneToOne: false;
            referencedRelation: 'webinars';
            referencedColumns: ['id'];
          },
        ];
      };
      webinar_registrations: {
        Row: {
          booked_at: string | null;
          channel: Json | null;
          client_id: string | null;
          company: string | null;
          consented_at: string | null;
          email: string;
          firstname: string;
          freed_at: string | null;
          given_back_at: string | null;
          id: string;
          jobtitle: string | null;
          joined_at: string | null;
          lastname: string;
          policy_version: string | null;
          recording_told_at: string | null;
          registrationdate: string;
          reminded_at: string | null;
          told: NonNullable<Json>;
          updated_at: string;
          visitor_time_zone: string | null;
          watched_at: string | null;
          webinarid: string;
          webinartitle: string;
        };
        ComputedFields: never;
        Insert: {
          booked_at?: string | null;
          channel?: Json | null;
          client_id?: string | null;
          company?: string | null;
          consented_at?: string | null;
          email: string;
          firstname: string;
          freed_at?: string | null;
          given_back_at?: string | null;
          id?: string;
          jobtitle?: string | null;
          joined_at?: string | null;
          lastname: string;
          policy_version?: string | null;
          recording_told_at?: string | null;
          registrationdate?: string;
          reminded_at?: string | null;
          told?: NonNullable<Json>;
          updated_at?: string;
          visitor_time_zone?: string | null;
          watched_at?: string | null;
          webinarid: string;
          webinartitle: string;
        };
        Update: {
          booked_at?: string | null;
          channel?: Json | null;
          client_id?: string | null;
          company?: string | null;
          consented_at?: string | null;
          email?: string;
          firstname?: string;
          freed_at?: string | null;
          given_back_at?: string | null;
          id?: string;
          jobtitle?: string | null;
          joined_at?: string | null;
          lastname?: string;
          policy_version?: string | null;
          recording_told_at?: string | null;
          registrationdate?: string;
          reminded_at?: string | null;
          told?: NonNullable<Json>;
          updated_at?: string;
          visitor_time_zone?: string | null;
          watched_at?: string | null;
          webinarid?: string;
          webinartitle?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'webinar_registrations_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'webinar_registrations_webinarid_fkey';
            columns: ['webinarid'];
            isOneToOne: false;
            referencedRelation: 'webinars';
            referencedColumns: ['id'];
          },
        ];
      };
      webinar_reminders: {
        Row: {
          kind: string;
          queued_at: string;
          registration_id: string;
          starts_at: string;
        };
        ComputedFields: never;
        Insert: {
          kind: string;
          queued_at?: string;
          registration_id: string;
          starts_at: string;
        };
        Update: {
          kind?: string;
          queued_at?: string;
          registration_id?: string;
          starts_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'webinar_reminders_registration_id_fkey';
            columns: ['registration_id'];
            isOneToOne: false;
            referencedRelation: 'webinar_registrations';
            referencedColumns: ['id'];
          },
        ];
      };
      webinar_room_reminders: {
        Row: {
          kind: string;
          queued_at: string;
          starts_at: string;
          webinar_id: string;
        };
        ComputedFields: never;
        Insert: {
          kind: string;
          queued_at?: string;
          starts_at: string;
          webinar_id: string;
        };
        Update: {
          kind?: string;
          queued_at?: string;
          starts_at?: string;
          webinar_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'webinar_room_reminders_webinar_id_fkey';
            columns: ['webinar_id'];
            isOneToOne: false;
            referencedRelation: 'webinars';
            referencedColumns: ['id'];
          },
        ];
      };
      webinar_rooms: {
        Row: {
          created_at: string;
          join_url: string;
          updated_at: string;
          webinar_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          join_url: string;
          updated_at?: string;
          webinar_id: string;
        };
        Update: {
          created_at?: string;
          join_url?: string;
          updated_at?: string;
          webinar_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'webinar_rooms_webinar_id_fkey';
            columns: ['webinar_id'];
            isOneToOne: true;
            referencedRelation: 'webinars';
            referencedColumns: ['id'];
          },
        ];
      };
      webinar_waitlist: {
        Row: {
          company: string | null;
          consented_at: string | null;
          created_at: string;
          email: string;
          firstname: string;
          id: string;
          jobtitle: string | null;
          lastname: string;
          offer_ends_at: string | null;
          offered_at: string | null;
          policy_version: string | null;
          registration_id: string | null;
          status: string;
          told_open_at: string | null;
          updated_at: string;
          visitor_time_zone: string | null;
          waits_since: string;
          webinarid: string;
        };
        ComputedFields: never;
        Insert: {
          company?: string | null;
          consented_at?: string | null;
          created_at?: string;
          email: string;
          firstname: string;
          id?: string;
          jobtitle?: string | null;
          lastname: string;
          offer_ends_at?: string | null;
          offered_at?: string | null;
          policy_version?: string | null;
          registration_id?: string | null;
          status?: string;
          told_open_at?: string | null;
          updated_at?: string;
          visitor_time_zone?: string | null;
          waits_since?: string;
          webinarid: string;
        };
        Update: {
          company?: string | null;
          consented_at?: string | null;
          created_at?: string;
          email?: string;
          firstname?: string;
          id?: string;
          jobtitle?: string | null;
          lastname?: string;
          offer_ends_at?: string | null;
          offered_at?: string | null;
          policy_version?: string | null;
          registration_id?: string | null;
          status?: string;
          told_open_at?: string | null;
          updated_at?: string;
          visitor_time_zone?: string | null;
          waits_since?: string;
          webinarid?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'webinar_waitlist_registration_id_fkey';
            columns: ['registration_id'];
            isOneToOne: false;
            referencedRelation: 'webinar_registrations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'webinar_waitlist_webinarid_fkey';
            columns: ['webinarid'];
            isOneToOne: false;
            referencedRelation: 'webinars';
            referencedColumns: ['id'];
          },
        ];
      };
      webinars: {
        Row: {
          announced: Json | null;
          attendees: number;
          begun_at: string | null;
          body: string;
          calendar_sequence: number;
          cancel_reason: string | null;
          cancelled_at: string | null;
          capacity: number | null;
          chapters: NonNullable<Json>;
          created_at: string;
          description: string;
          drawing: string;
          duration_minutes: number;
          ends_at: string;
          id: string;
          image_alt: string | null;
          image_url: string | null;
          offered_count: number;
          presenter: string;
          presenter_role: string | null;
          published_at: string | null;
          recording_url: string | null;
          registered_count: number;
          seo_description: string | null;
          seo_title: string | null;
          slides_url: string | null;
          slug: string;
          starts_at: string;
          state: string;
          tags: string[];
          tells_registrants: boolean;
          title: string;
          updated_at: string;
          video_id: string | null;
          waiting_count: number;
        };
        ComputedFields: never;
        Insert: {
          announced?: Json | null;
          attendees?: number;
          begun_at?: string | null;
          body?: string;
          calendar_sequence?: number;
          cancel_reason?: string | null;
          cancelled_at?: string | null;
          capacity?: number | null;
          chapters?: NonNullable<Json>;
          created_at?: string;
          description: string;
          drawing?: string;
          duration_minutes?: number;
          ends_at?: never;
          id?: string;
          image_alt?: string | null;
          image_url?: string | null;
          offered_count?: number;
          presenter: string;
          presenter_role?: string | null;
          published_at?: string | null;
          recording_url?: string | null;
          registered_count?: number;
          seo_description?: string | null;
          seo_title?: string | null;
          slides_url?: string | null;
          slug: string;
          starts_at: string;
          state?: string;
          tags?: string[];
          tells_registrants?: boolean;
          title: string;
          updated_at?: string;
          video_id?: string | null;
          waiting_count?: number;
        };
        Update: {
          announced?: Json | null;
          attendees?: number;
          begun_at?: string | null;
          body?: string;
          calendar_sequence?: number;
          cancel_reason?: string | null;
          cancelled_at?: string | null;
          capacity?: number | null;
          chapters?: NonNullable<Json>;
          created_at?: string;
          description?: string;
          drawing?: string;
          duration_minutes?: number;
          ends_at?: never;
          id?: string;
          image_alt?: string | null;
          image_url?: string | null;
          offered_count?: number;
          presenter?: string;
          presenter_role?: string | null;
          published_at?: string | null;
          recording_url?: string | null;
          registered_count?: number;
          seo_description?: string | null;
          seo_title?: string | null;
          slides_url?: string | null;
          slug?: string;
          starts_at?: string;
          state?: string;
          tags?: string[];
          tells_registrants?: boolean;
          title?: string;
          updated_at?: string;
          video_id?: string | null;
          waiting_count?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'webinars_video_id_fkey';
            columns: ['video_id'];
            isOneToOne: false;
            referencedRelation: 'videos';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      deleted_records: {
        Row: {
          action: string;
          actor_id: string | null;
          at: string;
          before: Json | null;
          id: number;
          record_id: string;
          table_name: string;
        };
        ComputedFields: never;
        Insert: {
          action?: string | null;
          actor_id?: string | null;
          at?: string | null;
          before?: Json | null;
          id?: number | null;
          record_id?: string | null;
          table_name?: string | null;
        };
        Update: {
          action?: string | null;
          actor_id?: string | null;
          at?: string | null;
          before?: Json | null;
          id?: number | null;
          record_id?: string | null;
          table_name?: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      accept_invitation: { Args: { token_hash: string; user_id: string }; Returns: Json };
      accept_proposal: {
        Args: { agent: string; code: string; ip: string; matches: boolean; proposal: string };
        Returns: Json;
      };
      access_link_uses: {
        Args: { purpose: string; subjects: string[] };
        Returns: {
          devices: number;
          is_live: boolean;
          last_used_at: string;
          subject_id: string;
        }[];
      };
      add_booking: { Args: { booking: Json }; Returns: Json };
      add_repeating_task: { Args: { rule: Json; task: Json }; Returns: string };
      announce_post: { Args: { post_id: string }; Returns: number };
      announcement_audience: {
        Args: { live_at?: string; post_ids: string[] };
        Returns: {
          mails: number;
          posts: number;
          recipients: number;
          topics: string[];
        }[];
      };
      answer_proposal_question: { Args: { answer: string; question: string }; Returns: string };
      applied_migrations: { Args: Record<PropertyKey, never>; Returns: string[] };
      ask_for_review: { Args: { content_id: string; kind: string; words?: string }; Returns: Json };
      ask_proposal_question: {
        Args: { passage: string; proposal: string; question: string; version: number };
        Returns: Json;
      };
      ask_webinar_question: { Args: { question: string; registration: string }; Returns: string };
      assign_host: { Args: { booking_id: string; host: string }; Returns: Json };
      availability_state: { Args: Record<PropertyKey, never>; Returns: Json };
      begin_newsletter: { Args: { issue_id: string; urls: string[] }; Returns: number };
      begin_webinar: { Args: { begun: boolean; webinar_id: string }; Returns: Json };
      blog_categories: {
        Args: Record<PropertyKey, never>;
        Returns: {
          category: string;
          posts: number;
        }[];
      };
      blog_post_tags: {
        Args: Record<PropertyKey, never>;
        Returns: {
          changed_at: string;
          is_introduced: boolean;
          name: string;
          names: string[];
          posts: number;
          slug: string;
        }[];
      };
      book_consultation: { Args: { booking: Json }; Returns: Json };
      calendar_entries: {
        Args: { from_at: string; per_day: number; to_at: string };
        Returns: {
          day: string;
          day_total: number;
          id: string;
          kind: string;
          payload: Json;
          starts_at: string;
        }[];
      };
      call_back_announcement: {
        Args: { post_id: string };
        Returns: {
          called_back: number;
          gone: number;
        }[];
      };
      cancel_booking: { Args: { booking_id: string }; Returns: Json };
      cancel_webinar: { Args: { reason: string; webinar_id: string }; Returns: Json };
      change_created_task: {
        Args: { description: string; due_date?: string; seen: string; task: string; title: string };
        Returns: boolean;
      };
      change_own_booking: {
        Args: { agreed_host?: string; booking_id: string; reason: string; starts_at?: string };
        Returns: Json;
      };
      changed_blog_posts: {
        Args: { changes: Json; record: string };
        Returns: {
          author_about: string | null;
          author_id: string | null;
          author_name: string;
          author_role: string | null;
          body: string;
          category: string;
          created_at: string;
          document: unknown;
          drawing: string;
          excerpt: string;
          id: string;
          image_alt: string | null;
          image_url: string | null;
          notify_subscribers: boolean;
          published_at: string | null;
          seo_description: string | null;
          seo_title: string | null;
          slug: string;
          state: string;
          tags: string[];
          title: string;
          updated_at: string;
          word_count: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'blog_posts';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      changed_cases: {
        Args: { changes: Json; record: string };
        Returns: {
          baseline: string;
          built: string;
          created_at: string;
          customer: string;
          drawing: string;
          id: string;
          limits: string;
          links: NonNullable<Json>;
          outcome: string;
          person_name: string | null;
          person_role: string | null;
          price_from: number | null;
          price_to: number | null;
          published_at: string | null;
          quote: string | null;
          result: string;
          sector: string;
          seo_description: string | null;
          seo_title: string | null;
          service_slug: string | null;
          situation: string;
          size: string | null;
          slug: string;
          stack: string[];
          state: string;
          steps: NonNullable<Json>;
          summary: string;
          title: string;
          updated_at: string;
          weeks: number | null;
          went_wrong: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'cases';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      changed_courses: {
        Args: { changes: Json; record: string };
        Returns: {
          body: string;
          category: string;
          checkout_url: string | null;
          created_at: string;
          description: string;
          drawing: string;
          duration: string;
          id: string;
          image_alt: string | null;
          image_url: string | null;
          instructor: string;
          instructor_bio: string | null;
          level: string;
          opened_at: string | null;
          opens_at: string | null;
          outcomes: string[];
          price: number;
          published_at: string | null;
          rating: number | null;
          ratings_count: number;
          seo_description: string | null;
          seo_title: string | null;
          slug: string;
          state: string;
          students_count: number;
          title: string;
          updated_at: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'courses';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      changed_jobs: {
        Args: { changes: Json; record: string };
        Returns: {
          closes_at: string | null;
          created_at: string;
          department: string;
          description: string;
          employment_type: string;
          id: string;
          location: string;
          published_at: string | null;
          salary_currency: string;
          salary_max: number | null;
          salary_min: number | null;
          salary_period: string;
          seo_description: string | null;
          seo_title: string | null;
          slug: string;
          state: string;
          summary: string;
          title: string;
          updated_at: string;
          workplace: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'jobs';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      changed_services: {
        Args: { changes: Json; record: string };
        Returns: {
          category: string;
          created_at: string;
          description: string;
          drawing: string;
          duration: string | null;
          faq: NonNullable<Json>;
          icon: string | null;
          id: string;
          piece: string | null;
          position: number;
          price_from: number | null;
          process: NonNullable<Json>;
          published_at: string | null;
          scope: string[];
          seo_description: string | null;
          seo_title: string | null;
          slug: string;
          state: string;
          summary: string;
          title: string;
          updated_at: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'services';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      changed_webinars: {
        Args: { changes: Json; record: string };
        Returns: {
          announced: Json | null;
          attendees: number;
          begun_at: string | null;
          body: string;
          calendar_sequence: number;
          cancel_reason: string | null;
          cancelled_at: string | null;
          capacity: number | null;
          chapters: NonNullable<Json>;
          created_at: string;
          description: string;
          drawing: string;
          duration_minutes: number;
          ends_at: string;
          id: string;
          image_alt: string | null;
          image_url: string | null;
          offered_count: number;
          presenter: string;
          presenter_role: string | null;
          published_at: string | null;
          recording_url: string | null;
          registered_count: number;
          seo_description: string | null;
          seo_title: string | null;
          slides_url: string | null;
          slug: string;
          starts_at: string;
          state: string;
          tags: string[];
          tells_registrants: boolean;
          title: string;
          updated_at: string;
          video_id: string | null;
          waiting_count: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'webinars';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_newsletter_mail: {
        Args: { lease_seconds: number };
        Returns: {
          attempts: number;
          email: string;
          id: string;
          issue_id: string;
          lease_token: string;
          subscription_id: string;
        }[];
      };
      client_timeline: {
        Args: {
          before_at?: string;
          before_id?: string;
          client: string;
          most: number;
          only_kind?: string;
        };
        Returns: {
          at: string;
          id: string;
          kind: string;
          payload: Json;
        }[];
      };
      comment_on_review: {
        Args: { about?: string; review: string; words: string };
        Returns: boolean;
      };
      confirm_second_factor: {
        Args: { code_hashes: string[]; secret: string; session: string; step: number };
        Returns: boolean;
      };
      content_calendar: {
        Args: { from_at: string; per_day: number; to_at: string };
        Returns: {
          at: string;
          day: string;
          day_total: number;
          entry: string;
          id: string;
          kind: string;
          notifies: boolean;
          state: string;
          title: string;
        }[];
      };
      content_reads: {
        Args: { first_day: string; kind: string; records: string[] };
        Returns: {
          reads: number;
          record_id: string;
        }[];
      };
      content_results: {
        Args: { first_day: string; kind: string; last_day: string; record: string };
        Returns: {
          day: string;
          detail: string;
          figure: string;
          total: number;
        }[];
      };
      content_rights_of: { Args: { person: string }; Returns: Json };
      continue_series: { Args: { due?: string; made: number; series: string }; Returns: string };
      convert_booking: { Args: { booking_id: string }; Returns: Json };
      count_reading: {
        Args: { channel?: Json; kind: string; presses?: string[]; reading: string[]; slug: string };
        Returns: boolean;
      };
      count_visit: { Args: { channel?: Json; page: string }; Returns: undefined };
      course_outline: { Args: { outlined: string }; Returns: Json };
      created_task: {
        Args: { task: string };
        Returns: {
          assignee: string;
          description: string;
          due_date: string;
          id: string;
          title: string;
          updated_at: string;
        }[];
      };
      deal_forecast: {
        Args: Record<PropertyKey, never>;
        Returns: {
          deals: number;
          month: string;
          month_cents: number;
          once_cents: number;
          weighted_cents: number;
          won: number;
          won_cents: number;
          year_cents: number;
        }[];
      };
      decide_review: {
        Args: { answer?: string; enrolment: string; seen: string; state: string };
        Returns: Json;
      };
      decline_proposal: {
        Args: { proposal: string; reason: string; version: number };
        Returns: Json;
      };
      delivery_health: {
        Args: Record<PropertyKey, never>;
        Returns: {
          channel: string;
          dead: number;
          delivered: number;
          failed: number;
          failing_since: string;
          last_error: string;
          last_success: string;
          median_ms: number;
          waiting: number;
        }[];
      };
      end_all_sessions: { Args: Record<PropertyKey, never>; Returns: undefined };
      end_session: { Args: { session?: string }; Returns: boolean };
      erase_person: { Args: { address: string }; Returns: Json };
      expire_booking_holds: { Args: Record<PropertyKey, never>; Returns: number };
      export_person: { Args: { address: string }; Returns: Json };
      find_passages: {
        Args: { question: string };
        Returns: {
          anchor: string;
          excerpt: string;
          heading: string;
          kind: string;
          page: string;
          record: string;
          slug: string;
          title: string;
        }[];
      };
      follow_environment: { Args: { secret?: string; url?: string }; Returns: undefined };
      get_user_info: {
        Args: { user_id: string };
        Returns: {
          email: string;
          id: string;
          name: string;
          role: string;
        }[];
      };
      give_back_rate_limit: { Args: { bucket: string; subject: string }; Returns: undefined };
      give_back_registration: { Args: { registration: string }; Returns: boolean };
      give_content_rights: { Args: { person: string; rights: Json; seen: Json }; Returns: string };
      given_tasks: {
        Args: { ids?: string[] };
        Returns: {
          due_date: string;
          due_order: string;
          id: string;
          status: string;
          title: string;
        }[];
      };
      has_second_factor: { Args: { person: string }; Returns: boolean };
      hosts_at: {
        Args: { booking?: string; starts_at: string };
        Returns: {
          id: string;
          name: string;
          state: string;
        }[];
      };
      hosts_blocked: {
        Args: Record<PropertyKey, never>;
        Returns: {
          blocked: Json;
          id: string;
        }[];
      };
      import_clients: { Args: { contacts: Json; update_known: boolean }; Returns: Json };
      invite_first_leader: {
        Args: { email: string; expires_at: string; id: string; name: string; token_hash: string };
        Returns: string;
      };
      issue_access_link: {
        Args: { email: string; expires_at: string; purpose: string; subject: string };
        Returns: string;
      };
      join_webinar: { Args: { registration: string }; Returns: Json };
      known_addresses: { Args: { addresses: string[] }; Returns: string[] };
      leader_dashboard: { Args: Record<PropertyKey, never>; Returns: Json };
      leader_figures: {
        Args: { compared_from: string; first_day: string; last_day: string };
        Returns: Json;
      };
      lease_host_calendars: {
        Args: { most: number; only_calendar?: string };
        Returns: {
          id: string;
          until: string;
          url: string;
          zone: string;
        }[];
      };
      lease_outbox: {
        Args: { batch: number; busy?: string[]; lease_seconds: number };
        Returns: {
          attempts: number;
          channel: string;
          created_at: string;
          delivered_at: string | null;
          endpoint_id: string | null;
          event_id: string | null;
          id: string;
          last_error: string | null;
          lease_token: string | null;
          leased_until: string | null;
          next_attempt_at: string;
          payload: NonNullable<Json>;
          recipient: string | null;
          record_id: string | null;
          record_table: string | null;
          status: string;
          target: string;
          topic: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'outbox';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      lease_sandbox_run: {
        Args: { at: string; lease_seconds: number; run_id: string };
        Returns: {
          attempts: number;
          ends_at: string;
          id: string;
          is_receiving: boolean;
          next_attempt_at: string | null;
          secret: string;
          started_at: string;
          steps: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'sandbox_runs';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      leave_waitlist: { Args: { entry: string }; Returns: Json };
      link_targets: {
        Args: { names: string[] };
        Returns: {
          name: string;
          slug: string;
          state: string;
        }[];
      };
      list_passage_pages: { Args: Record<PropertyKey, never>; Returns: string[] };
      make_deal: { Args: { booking_id: string }; Returns: Json };
      mark_stale: { Args: { keys: string[] }; Returns: number };
      merge_clients: { Args: { kept: string; merged: string }; Returns: Json };
      migration_digests: {
        Args: Record<PropertyKey, never>;
        Returns: {
          digest: string;
          version: string;
        }[];
      };
      my_access: {
        Args: Record<PropertyKey, never>;
        Returns: {
          content_rights: Json;
          disabled: boolean;
          email: string;
          id: string;
          idle: boolean;
          name: string;
          over: boolean;
          profile_type: string;
          second_factor: string;
          time_zone: string;
        }[];
      };
      newsletter_audience: { Args: { topics: string[] }; Returns: number };
      newsletter_counts: {
        Args: { issue_ids: string[] };
        Returns: {
          accepted: number;
          bounced: number;
          doubtful: number;
          issue_id: string;
          presses: number;
          recipients: number;
          refused: number;
          skipped: number;
          unsubscribed: number;
          waiting: number;
        }[];
      };
      note_heartbeat: { Args: { at?: string }; Returns: undefined };
      note_search_gap: { Args: { question: string; subject?: string }; Returns: undefined };
      note_webinar_view: { Args: { registration: string }; Returns: boolean };
      offer_due_places: { Args: Record<PropertyKey, never>; Returns: string[] };
      orphaned_cvs: { Args: Record<PropertyKey, never>; Returns: string[] };
      own_dashboard: { Args: { due_before: string }; Returns: Json };
      pass_second_factor: {
        Args: { needs_two: boolean; session: string; step: number };
        Returns: string;
      };
      press_newsletter_link: { Args: { counts: boolean; link_id: string }; Returns: string };
      preview_erasure: { Args: { address: string }; Returns: Json };
      preview_playbooks: { Args: { record: string; subject: string }; Returns: Json };
      proof_figures: { Args: { at?: string }; Returns: Json };
      public_faces: {
        Args: Record<PropertyKey, never>;
        Returns: {
          about: string;
          former_names: string[];
          is_host: boolean;
          is_public: boolean;
          job_title: string;
          name: string;
          picture_url: string;
          slug: string;
          updated_at: string;
        }[];
      };
      publish_due_content: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          slug: string;
          table_name: string;
        }[];
      };
      queue_booking_reminders: { Args: { at?: string }; Returns: number };
      queue_digests: { Args: { at?: string }; Returns: number };
      queue_post_digests: { Args: { at?: string }; Returns: number };
      queue_proposal_reminders: { Args: Record<PropertyKey, never>; Returns: number };
      queue_webinar_mails: { Args: { at?: string }; Returns: number };
      read_calendar_feed: {
        Args: { from_at: string; most: number; to_at: string; token_hash: string };
        Returns: Json;
      };
      read_stale_marks: { Args: { since: number }; Returns: Json };
      receive_call: {
        Args: { body: string; call?: Json; problem?: string; webhook_id: string };
        Returns: Json;
      };
      record_end: {
        Args: { of_record: string; of_table: string };
        Returns: {
          actor: string;
          holder: string;
          what: string;
        }[];
      };
      record_failed_sign_in: {
        Args: { email: string; ip: string; user_agent: string };
        Returns: undefined;
      };
      record_outbox_attempt: {
        Args: {
          duration_ms?: number;
          error?: string;
          lease_token: string;
          outbox_id: string;
          request?: Json;
          response_status?: number;
          retry_seconds?: number;
          succeeded: boolean;
        };
        Returns: string;
      };
      record_payment: {
        Args: { amount: number; enrolment: string; number: string; paid_on: string };
        Returns: string;
      };
      record_wrong_code: { Args: { session: string }; Returns: undefined };
      register_server: { Args: { clock: string; name: string }; Returns: Json };
      registrants_to_tell: { Args: { next?: Json; webinar_ids: string[] }; Returns: number[] };
      release_booking: { Args: { booking_id: string }; Returns: Json };
      remind_student: { Args: { enrolment: string }; Returns: boolean };
      remove_lapsed_sessions: { Args: Record<PropertyKey, never>; Returns: undefined };
      remove_second_factor: { Args: { session: string }; Returns: boolean };
      renew_recovery_codes: { Args: { code_hashes: string[]; session: string }; Returns: boolean };
      reopen_booking: { Args: { booking_id: string }; Returns: Json };
      repeat_task: { Args: { rule: Json; task: string }; Returns: string };
      replace_image: {
        Args: { replaced: string; replacement: string };
        Returns: {
          kind: string;
          record: Json;
        }[];
      };
      replay_deliveries: {
        Args: { endpoint: string; is_rehearsal?: boolean; since: string; until: string };
        Returns: number;
      };
      reply_facts: { Args: { kind: string; record: string }; Returns: Json };
      request_booking: {
        Args: { booking: Json; max_hits: number; subject: string; window_seconds: number };
        Returns: Json;
      };
      request_course_link: { Args: { address: string; course: string }; Returns: undefined };
      request_enquiry: {
        Args: { enquiry: Json; max_hits: number; subject: string; window_seconds: number };
        Returns: Json;
      };
      request_proposal_code: {
        Args: { email: string; name: string; proposal: string; version: number };
        Returns: Json;
      };
      reschedule_booking: {
        Args: {
          booking_id: string;
          holder?: Json;
          seen_start?: string;
          starts_at: string;
          tell?: boolean;
        };
        Returns: Json;
      };
      resend_outbox: { Args: { outbox_id: string }; Returns: boolean };
      reset_second_factor: { Args: { person: string }; Returns: boolean };
      restore_deleted: { Args: { record_ids: string[]; table_name: string }; Returns: Json };
      revoke_access_links: { Args: { purpose: string; subject: string }; Returns: number };
      rotate_webhook_secret: { Args: { endpoint: string; ends_previous?: boolean }; Returns: Json };
      run_retention: { Args: { batch?: number; run: string }; Returns: Json };
      save_availability: { Args: { availability: Json; seen: string }; Returns: string };
      save_content: {
        Args: {
          content: Json;
          content_id?: string;
          draft_seen?: string;
          kind: string;
          seen?: string;
        };
        Returns: Json;
      };
      save_host: { Args: { host: string; seen?: string; settings: Json }; Returns: string };
      save_lesson_progress: {
        Args: { chosen?: number[]; enrolment: string; is_done?: boolean; lesson: string };
        Returns: Json;
      };
      save_outline: { Args: { outline: Json; outlined: string; seen: Json }; Returns: string };
      save_proposal: {
        Args: {
          content: Json;
          deal: string;
          remind_after_days?: number;
          seen?: string;
          terms_version: string;
          valid_until: string;
        };
        Returns: Json;
      };
      search_board: {
        Args: { columns: Json; list: string; most: number; search: string };
        Returns: Json;
      };
      search_courses: {
        Args: { category: string; level: string; most: number; search: string };
        Returns: string[];
      };
      search_list: {
        Args: {
          after_id?: string;
          after_value?: string;
          ascending: boolean;
          conditions: Json;
          list: string;
          most: number;
          search: string;
          sort: string;
        };
        Returns: string[];
      };
      search_posts: {
        Args: { most: number; search: string };
        Returns: {
          author_name: string;
          category: string;
          drawing: string;
          excerpt: string;
          found: number;
          image_alt: string;
          image_url: string;
          published_at: string;
          slug: string;
          title: string;
          updated_at: string;
          word_count: number;
        }[];
      };
      search_staff: {
        Args: { most: number; search: string };
        Returns: {
          at: string;
          detail: string;
          id: string;
          kind: string;
          title: string;
        }[];
      };
      see_proposal: { Args: { proposal: string; version: number }; Returns: boolean };
      send_back_review: { Args: { review: string; words: string }; Returns: boolean };
      send_booking_notes: { Args: { booking_id: string; notes: string }; Returns: Json };
      send_course_link: { Args: { enrolment: string }; Returns: boolean };
      send_estimate: {
        Args: { max_hits: number; sent: Json; subject: string; window_seconds: number };
        Returns: Json;
      };
      send_proposal: { Args: { proposal: string; version: number }; Returns: Json };
      send_reply: {
        Args: {
          body: string;
          idempotency_key: string;
          kind: string;
          record: string;
          subject: string;
        };
        Returns: Json;
      };
      send_webinar_note: { Args: { note: string; webinar_id: string }; Returns: Json };
      settle_newsletter_mail: {
        Args: {
          answer?: number;
          lease_token: string;
          outcome: string;
          recipient_id: string;
          retry_seconds?: number;
        };
        Returns: boolean;
      };
      show_video: { Args: { record_id: string; shown_in: string; video: Json }; Returns: string };
      similar_clients: {
        Args: { client: string };
        Returns: {
          email: string;
          firstname: string;
          id: string;
          lastname: string;
          reasons: string[];
        }[];
      };
      staff_directory: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          name: string;
          role: string;
        }[];
      };
      start_playbook: { Args: { playbook: string; record: string }; Returns: string };
      start_sandbox_run: { Args: { max_live: number }; Returns: string };
      start_second_factor: { Args: { secret: string; session: string }; Returns: boolean };
      start_session: {
        Args: { device_hash?: string; ip?: string; session?: string; user_agent?: string };
        Returns: undefined;
      };
      steer_newsletter: {
        Args: { at?: string; issue_id: string; rate?: number; seen?: string; step: string };
        Returns: string;
      };
      store_host_busy: {
        Args: { busy: Json; calendar: string; calendar_name?: string; reading?: Json };
        Returns: boolean;
      };
      store_host_failure: { Args: { calendar: string; failure: string }; Returns: boolean };
      store_page_passages: { Args: { parts: Json; path: string; title: string }; Returns: boolean };
      subscribe_again: { Args: { address: string; policy: string }; Returns: string };
      sweep_videos: { Args: Record<PropertyKey, never>; Returns: string[] };
      tag_clients: {
        Args: { ids: string[]; present: boolean; tag: string };
        Returns: {
          id: string;
          updated_at: string;
        }[];
      };
      take_rate_limit: {
        Args: { bucket: string; max_hits: number; subject: string; window_seconds: number };
        Returns: boolean;
      };
      take_waiting_place: { Args: { entry: string }; Returns: Json };
      taken_slots: {
        Args: { from_at: string; to_at: string };
        Returns: {
          ends_at: string;
          host_id: string;
          preferreddate: string;
        }[];
      };
      task_colleagues: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          name: string;
        }[];
      };
      test_newsletter: { Args: { issue_id: string }; Returns: string };
      test_webhook_endpoint: { Args: { endpoint: string }; Returns: string };
      touch_session: { Args: Record<PropertyKey, never>; Returns: boolean };
      update_user_info: {
        Args: { seen_at?: string; user_id: string; user_name: string; user_role: string };
        Returns: undefined;
      };
      use_access_link: { Args: { is_new_device: boolean; link: string }; Returns: boolean };
      use_recovery_code: { Args: { code_hash: string; session: string }; Returns: boolean };
      vote_webinar_question: {
        Args: { question: string; registration: string; votes: boolean };
        Returns: string;
      };
      wait_again: { Args: { entry: string }; Returns: Json };
      waiting_position: { Args: { entry: string }; Returns: number };
      waiting_series: {
        Args: Record<PropertyKey, never>;
        Returns: {
          at_time: string;
          id: string;
          last_due: string;
          made: number;
          rule: Json;
          starts_on: string;
        }[];
      };
      webhook_endpoint_health: {
        Args: Record<PropertyKey, never>;
        Returns: {
          endpoint_id: string;
          failing_since: string;
          failures: number;
          held: number;
          last_error: string;
          last_success: string;
          waiting: number;
        }[];
      };
      webinar_funnel: { Args: { webinar_id: string }; Returns: Json };
      withdraw_created_task: { Args: { task: string }; Returns: boolean };
      withdraw_payment: { Args: { payment: string }; Returns: boolean };
      withdraw_proposal: { Args: { proposal: string }; Returns: string };
      workload: {
        Args: { people: string[] };
        Returns: {
          last_seen_at: string;
          open_tasks: number;
          overdue_tasks: number;
          user_id: string;
        }[];
      };
      write_reminders: { Args: { at?: string }; Returns: undefined };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
